import type { Config } from '../../platform/config/config.js';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.js';
import { runningEmbeddedUrl } from '../../platform/database/running-embedded-postgres.js';
import { CommandError } from './command.js';

/** The database that a command works on. */
export interface OpenedDatabase {
  /** The address, which leads to the pooler if there is one. */
  url: string;
  /** The address without the pooler. */
  directUrl: string;
  /** Stops the embedded database if the command has started it. */
  close: () => Promise<void>;
}

/**
 * Returns the address of the configured database. Without one, that of the embedded database of a trial, which
 * is started unless the trial is running.
 * @throws CommandError if the embedded database cannot be started
 */
export async function openDatabase(config: Config): Promise<OpenedDatabase> {
  const { databaseUrl, databaseDirectUrl, dataFolder } = config;
  const close = async () => undefined;
  if (databaseUrl) return { url: databaseUrl, directUrl: databaseDirectUrl ?? databaseUrl, close };
  const running = runningEmbeddedUrl(dataFolder);
  if (running) return { url: running, directUrl: running, close };
  try {
    const embedded = await startEmbeddedPostgres({ folder: dataFolder });
    return { url: embedded.url(), directUrl: embedded.url(), close: () => embedded.stop() };
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
