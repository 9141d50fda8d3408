import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
const dist = path.join(ROOT, 'dist');
const { bench } = await import(pathToFileURL(path.join(dist, 'bench', 'bench.js')).href);
process.exitCode = await bench(process.argv.slice(2), dist, path.join(ROOT, '.cache', 'bench'));
