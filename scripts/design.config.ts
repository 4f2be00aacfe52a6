// The page of building blocks, built for `npm run pictures` into .cache/design; the app itself has no such page.
import { mergeConfig } from 'vite';
import app from '../vite.config.ts';

export default mergeConfig(app, {
  build: {
    outDir: '.cache/design',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'design.html',
      // It has everything at once, what the app fetches later as well.
      checks: { ineffectiveDynamicImport: false },
    },
  },
});
