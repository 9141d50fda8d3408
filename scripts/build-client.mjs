// Builds the client: dist/client (hashed files with compressed versions, and .vite/manifest.json),
// dist/ssr/entry-server.js (the page renderer) and dist/graphiql (the page at GET /graphql).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const COMPRESSED = /\.(js|css|svg|json|txt)$/;
/** The minimum size in bytes of compressed files. Smaller ones fit into one packet anyway. */
const LEAST_BYTES = 1000;

/**
 * Compresses files at build time with the best compression, for the server to send unchanged. Without `brotli`, it
 * leaves out the version that takes ten times as long.
 */
async function compress(folder, { brotli = true } = {}) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSED.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      if (content.length < LEAST_BYTES) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      if (brotli) writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

// Overrides the environment, since React’s development build does not render pages on the server.
process.env.NODE_ENV = 'production';
const started = performance.now();
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'client/app/entry-server.tsx' } });
await compress('dist/client/assets');
await build({ logLevel: 'error', configFile: 'vite/graphiql.config.ts' });
await compress('dist/graphiql', { brotli: false });
console.log(`client built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
