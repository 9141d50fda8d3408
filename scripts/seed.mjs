import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './prepare.mjs';
import { readSeedArguments, USAGE } from './seed-arguments.mjs';

requireNode();
const options = readSeedArguments(process.argv.slice(2));
if (options.problem) {
  console.error(`${options.problem}\nTry npm run seed -- --help`);
  process.exit(1);
}
if (options.help) {
  console.info(USAGE);
  process.exit();
}
process.chdir(ROOT);
await ensureInstalled();
await ensureBuilt();
const command = path.join(ROOT, 'dist', 'demo', 'seed-command.js');
const { seedCommand } = await import(pathToFileURL(command).href);
process.exitCode = await seedCommand(options, process.env);
