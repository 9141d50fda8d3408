import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';

requireNode();
process.chdir(ROOT);
ensureInstalled();
ensureBuilt();
const command = path.join(ROOT, 'dist', 'server', 'demo-data', 'seed-command.js');
const { seedCommand } = await import(pathToFileURL(command).href);
process.exitCode = await seedCommand(process.argv.slice(2), process.env);
