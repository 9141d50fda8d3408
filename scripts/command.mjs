// Runs a command for operators, such as npm run doctor. docs/operations.md lists them.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
await import(pathToFileURL(path.join(ROOT, 'dist', 'server', 'app', 'command.js')).href);
