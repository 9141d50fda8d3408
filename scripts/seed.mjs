import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { readSeedArguments, USAGE } from './seed-arguments.mjs';

requireNode();
const asked = readSeedArguments(process.argv.slice(2));
if (asked.problem) {
  console.error(`${asked.problem}\nTry npm run seed -- --help`);
  process.exit(1);
}
if (asked.help) {
  console.info(USAGE);
  process.exit();
}
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
const command = path.join(ROOT, 'dist', 'demo', 'seed-command.js');
const { seedCommand } = await import(pathToFileURL(command).href);
process.exitCode = await seedCommand(asked, process.env);
