import { unreachable } from '../../platform/database/database.js';
import { MigrationError } from '../../platform/database/migrate.js';
import { connectDatabase } from '../product-database.js';
import { type Command, CommandError, DONE } from './command.js';
import { openDatabase } from './open-database.js';

/** Updates the schema of the database. */
export const migrateCommand: Command = {
  usage: '',
  summary: 'Updates the schema of the database to this release. Safe while processes run and migrate.',
  options: {},
  async run({ config, print }) {
    const settings = config();
    const opened = await openDatabase(settings);
    try {
      const ran = await migrateDatabase(opened.directUrl, settings.databasePatience);
      for (const name of ran) print(`Ran ${name}.`);
      print(ran.length > 0 ? 'The schema is up to date.' : 'The schema was already up to date.');
      return DONE;
    } finally {
      await opened.close();
    }
  },
};

async function migrateDatabase(url: string, patience: number): Promise<string[]> {
  const database = await connectDatabase({
    url,
    poolSize: 1,
    patience,
    applicationName: 'uplift-command',
    onPoolError: () => undefined,
  }).catch((error) => {
    throw new CommandError(unreachable(url, error));
  });
  try {
    return await database.migrate();
  } catch (error) {
    throw error instanceof MigrationError ? new CommandError(error.message) : error;
  } finally {
    await database.close();
  }
}
