import { pino } from 'pino';
import { createLog } from '../platform/log.js';

/** Messages about the process itself, for example that it is open or why it cannot start. */
export interface ProcessOutput {
  info(line: string): void;
  /** Prints a line, or an error with its stack, to standard error. */
  error(problem: string | Error): void;
}

const TERMINAL: ProcessOutput = {
  info: (line) => console.info(line),
  error: (problem) => console.error(problem),
};

/** Returns an output of plain lines for a terminal, or in production of JSON lines like the log. */
export function processOutput(production: boolean): ProcessOutput {
  if (!production) return TERMINAL;
  // Synchronous, since the process may end right after.
  const [out, err] = [1, 2].map((dest) =>
    createLog({ logLevel: 'info' }, pino.destination({ dest, sync: true })),
  );
  return {
    info: (line) => out?.info(line),
    error: (problem) =>
      typeof problem === 'string' ? err?.fatal(problem) : err?.fatal({ err: problem }, 'Uplift has failed'),
  };
}

/** In production, prints Node warnings and uncaught errors as JSON lines. Uncaught errors end the process. */
export function reportAsJson(output: ProcessOutput): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => output.info(`${name}: ${message}`));
  process.on('uncaughtException', (error) => {
    output.error(error);
    process.exit(1);
  });
}
