import type { ParseArgsConfig } from 'node:util';
import type { Config } from '../../platform/config/config.js';

/** The exit codes of commands. */
export const DONE = 0;
export const FAILED = 1;
/** The command has done its work and found something that needs attention. */
export const NEEDS_ATTENTION = 2;
/** The command line is wrong (EX_USAGE of sysexits.h). */
export const WRONG_USAGE = 64;

/** An error for an external obstacle. `message` is the text to print. */
export class CommandError extends Error {}

/** An error for a wrong command line. `message` says what is wrong. */
export class UsageError extends Error {}

/** The values of the options on a command line. */
export interface OptionValues {
  readonly [name: string]: string | boolean | (string | boolean)[] | undefined;
}

/** A command that operators run. */
export interface Command {
  /** The options as they are typed, such as `--to FOLDER`. */
  usage: string;
  /** A sentence about the command, for the help. */
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** The names of options that must have a value. */
  required?: readonly string[];
  /**
   * Runs the command and returns the exit code. Prints its result to standard output.
   * @throws CommandError, ConfigError, or AppError for input that is not valid
   */
  run: (environment: CommandEnvironment) => Promise<number>;
}

/** The parts that a command works with. */
interface CommandEnvironment {
  values: OptionValues;
  env: NodeJS.ProcessEnv;
  /** Reads the settings. Throws ConfigError. */
  config: () => Config;
  print: (line: string) => void;
  /** Prints a line to standard error. */
  warn: (line: string) => void;
}
