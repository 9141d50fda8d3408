// Measures how well suppliers are matched to impact buyers: npm run measure-matching -- --help
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
const command = path.join(ROOT, 'dist', 'bench', 'measure-matching.js');
const { measureMatching } = await import(pathToFileURL(command).href);
process.exitCode = await measureMatching(process.argv.slice(2), path.join(ROOT, '.cache', 'bench'));
