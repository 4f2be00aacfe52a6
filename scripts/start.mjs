// @ts-check
// npm start: builds the app, serves it on localhost and prints the address.
// A busy port is no reason to fail: the next free one is taken and printed.
import { build, preview } from 'vite';

await build({ logLevel: 'warn' });
const server = await preview({ preview: { strictPort: false } });
console.log('\n  Racing Kings is ready. Open it in a browser (Ctrl+C stops it):\n');
server.printUrls();
