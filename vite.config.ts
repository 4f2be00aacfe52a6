import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  cacheDir: '.cache/vite',
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    license: { fileName: 'licenses.md' },
    target: 'baseline-widely-available',
    sourcemap: true,
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
});
