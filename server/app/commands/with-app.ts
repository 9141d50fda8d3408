import type { App } from '../../platform/app.js';
import type { Config } from '../../platform/config/config.js';
import { unreachable } from '../../platform/database/database.js';
import { MigrationError } from '../../platform/database/migrate.js';
import { createApp } from '../uplift.js';
import { CommandError } from './command.js';
import { openDatabase } from './open-database.js';

/**
 * Runs `work` with the parts of the product, on a database with a current schema. Nothing is logged, since the
 * command prints its result.
 * @throws CommandError if the database cannot be reached or its schema is too old
 */
export async function withApp<T>(config: Config, work: (app: App) => Promise<T>): Promise<T> {
  const opened = await openDatabase(config);
  try {
    const app = await connect({ ...config, logLevel: 'silent' }, opened.url);
    try {
      await app.database.requireSchema();
      return await work(app);
    } catch (error) {
      throw error instanceof MigrationError ? new CommandError(error.message) : error;
    } finally {
      app.mail.close(true);
      await app.database.close();
    }
  } finally {
    await opened.close();
  }
}

async function connect(config: Config, url: string): Promise<App> {
  try {
    return await createApp(config, url);
  } catch (error) {
    throw new CommandError(unreachable(url, error));
  }
}
