// Builds the client: dist/client (hashed files and .vite/manifest.json) and dist/ssr/entry-server.js (the page renderer).
import { build } from 'vite';

const started = performance.now();
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'client/app/entry-server.tsx' } });
console.log(`client built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
