import 'reflect-metadata';
import { runCommand } from './commands/run-command.js';

const output = {
  print: (line: string) => console.info(line),
  warn: (line: string) => console.error(line),
};

// Sets the code instead of exiting, so that a pipe gets all of the output.
process.exitCode = await runCommand(process.argv.slice(2), process.env, output);
