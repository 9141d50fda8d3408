import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ConfigError } from '../platform/config/config.js';
import { processOutput, reportAsJson } from './process-output.js';
import { StartError, start } from './start.js';

const PRODUCTION = process.env.NODE_ENV === 'production';
const output = processOutput(PRODUCTION);

const ROLES = ['all', 'web', 'worker'] as const;

/** Reads the command line, starts the product, and stops it on the first signal. */
async function main(): Promise<void> {
  if (PRODUCTION) reportAsJson(output);
  const role = readRole();
  let stop: (() => Promise<void>) | undefined;
  let stopping = false;
  const onSignal = () => {
    // Exit at once during the start and on a second signal. The next start cleans up.
    if (stopping || !stop) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  // The signal handlers are installed before the product reports that it is open.
  stop = await start(process.env, role);
}

function readRole(): (typeof ROLES)[number] {
  let wanted: string | undefined;
  try {
    wanted = parseArgs({ options: { role: { type: 'string', default: 'all' } } }).values.role;
  } catch (error) {
    throw new ConfigError((error as Error).message.split('.')[0]);
  }
  const role = ROLES.find((name) => name === wanted);
  if (!role) throw new ConfigError(`--role: must be one of ${ROLES.join(', ')}`);
  return role;
}

function fail(error: Error): never {
  const expected = error instanceof ConfigError || error instanceof StartError;
  output.error(expected ? `Uplift cannot start. ${error.message}` : error);
  process.exit(1);
}

main().catch(fail);
