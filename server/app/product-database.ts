import { Database, type DatabaseOptions } from '../platform/database/database.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { SCHEMA_OBJECTS } from './schema-objects.generated.js';

/** Connects to the database of the product with all entities. Migrations are not run. */
export const connectDatabase = (
  options: Omit<DatabaseOptions, 'entities' | 'migrations' | 'expected'>,
): Promise<Database> =>
  Database.connect({ ...options, entities: ENTITIES, migrations: MIGRATIONS, expected: SCHEMA_OBJECTS });
