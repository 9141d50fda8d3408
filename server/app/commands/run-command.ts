import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors.js';
import { backupCommand } from './backup/backup.js';
import { restoreCommand } from './backup/restore.js';
import { type Command, CommandError, FAILED, type OptionValues, UsageError, WRONG_USAGE } from './command.js';
import { createAdminCommand } from './create-admin.js';
import { doctorCommand } from './doctor/doctor.js';
import { migrateCommand } from './migrate.js';

/** The commands by name. */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['admin:create', createAdminCommand],
  ['migrate', migrateCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['doctor', doctorCommand],
]);

const HELP = { type: 'boolean', short: 'h' } as const;

interface Output {
  print: (line: string) => void;
  warn: (line: string) => void;
}

/**
 * Runs the command on a command line, such as `backup --to /backups`, and returns the exit code. Expected
 * errors are printed as one line to standard error.
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  { print, warn }: Output,
): Promise<number> {
  const command = COMMANDS.get(name);
  if (!command) return listCommands(name, { print, warn });
  try {
    const values = readArguments(command, args);
    if (values.help) {
      print(`${command.summary}\n${usageOf(name, command)}`);
      return 0;
    }
    return await command.run({ values, env, config: () => readConfig(env), print, warn });
  } catch (error) {
    if (error instanceof UsageError) {
      warn(`${error.message}\n${usageOf(name, command)}`);
      return WRONG_USAGE;
    }
    warn(isExpected(error) ? error.message : String((error as Error).stack ?? error));
    return FAILED;
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof CommandError || error instanceof ConfigError || error instanceof AppError;

function listCommands(name: string, { print, warn }: Output): number {
  const all = [...COMMANDS].map(([each, command]) => `  ${each} ${command.usage}`.trimEnd()).join('\n');
  if (name === 'help' || name === '--help' || name === '-h') {
    print(`Commands:\n${all}`);
    return 0;
  }
  warn(`${name ? `There is no command ${name}.` : 'Name a command.'} Commands:\n${all}`);
  return WRONG_USAGE;
}

const usageOf = (name: string, { usage }: Command) => `Usage: ${`${name} ${usage}`.trimEnd()}`;

/** Reads the options. Throws UsageError for unknown options and missing or empty values. */
function readArguments({ options, required = [] }: Command, args: readonly string[]): OptionValues {
  const values = parsed(options, args);
  if (values.help) return values;
  const missing = required.find((name) => values[name] === undefined);
  if (missing) throw new UsageError(`--${missing} is missing.`);
  const empty = Object.keys(values).find((name) => values[name] === '');
  if (empty) throw new UsageError(`--${empty} needs a value.`);
  return values;
}

function parsed(options: Command['options'], args: readonly string[]): OptionValues {
  try {
    return parseArgs({ args: [...args], options: { ...options, help: HELP } }).values;
  } catch (error) {
    // Node adds advice about positional arguments, which no command has.
    throw new UsageError(`${(error as Error).message.split('. ')[0]?.replace(/\.$/, '')}.`);
  }
}
