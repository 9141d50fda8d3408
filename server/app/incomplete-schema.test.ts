import { MigrationError, migrate } from '../platform/database/migrate.js';
import { schemaObjects } from '../platform/database/schema-objects.js';
import { TestUplift } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';
import { SCHEMA_OBJECTS } from './schema-objects.generated.js';

describe('detection of a partially restored database', () => {
  let uplift: TestUplift;
  const sql = (text: string) => uplift.app.database.manager.query(text);
  const readyz = async () => {
    const { statusCode, body } = await uplift.http.inject('/readyz');
    return [statusCode, JSON.parse(body).status];
  };
  const migrateAgain = () => uplift.app.database.migrate();

  beforeEach(async () => {
    uplift = await TestUplift.start();
  });
  afterEach(() => uplift.stop());

  it.each([
    ['a table', 'DROP TABLE search_synonym CASCADE', 'table search_synonym'],
    ['a view', 'DROP VIEW supplier_listing_source CASCADE', 'view supplier_listing_source'],
    ['a column', 'ALTER TABLE category DROP COLUMN stems CASCADE', 'column category.stems'],
    ['a trigger', 'DROP TRIGGER announce_activity ON activity', 'trigger activity.announce_activity'],
    ['a disabled trigger', 'ALTER TABLE activity DISABLE TRIGGER ALL', 'trigger activity.announce_activity'],
    ['a function', 'DROP FUNCTION mend_totals() CASCADE', 'function mend_totals()'],
    ['an index', 'DROP INDEX user_account_identity_id_key', 'index user_account_identity_id_key'],
    [
      'a constraint',
      'ALTER TABLE category DROP CONSTRAINT category_name_check',
      'constraint category.category_name_check',
    ],
  ])(
    'reports not ready without %s, and prevents every process from starting',
    async (_what, loss, missing) => {
      await sql(loss);
      const answer = await until(async () => {
        const [status, said] = await readyz();
        return status === 503 && said;
      });
      expect(answer).toBe('database incomplete');
      await expect(migrateAgain()).rejects.toBeInstanceOf(MigrationError);
      await expect(migrateAgain()).rejects.toThrow(`The database is incomplete: `);
      await expect(migrateAgain()).rejects.toThrow(missing);
      await expect(migrateAgain()).rejects.toThrow('Restore the backup again, into an empty database');
    },
  );

  it.each([
    ['without', 'DROP TABLE migrations'],
    ['with an empty', 'DELETE FROM migrations'],
  ])('stops a migration %s list of migrations', async (_what, loss) => {
    await sql(loss);
    await expect(migrateAgain()).rejects.toThrow(
      'The database has tables of the product, but not the list of its migrations. Restore the backup again',
    );
  });

  it('stops a migration on an unexpected schema with a one-line message', async () => {
    await sql(`DROP TABLE search_synonym CASCADE; DELETE FROM migrations WHERE timestamp >= 1764000000007`);
    await expect(migrateAgain()).rejects.toBeInstanceOf(MigrationError);
    await expect(migrateAgain()).rejects.toThrow('The database is not as this release expects it: ');
  });

  it('ignores additional objects of operators', async () => {
    await sql('CREATE INDEX of_an_operator ON supplier (created_at); CREATE TABLE of_an_operator_too ()');
    await migrateAgain();
    expect(await readyz()).toEqual([200, 'ready']);
  });

  it('ignores objects that a newer release has dropped', async () => {
    await sql(`DROP TABLE search_synonym CASCADE;
      INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'NewerRelease9999999999999')`);
    await migrateAgain();
    expect(await readyz()).toEqual([200, 'ready']);
  });

  it('reports ready during a migration', async () => {
    const { dataSource } = uplift.app.database;
    let meanwhile: unknown;
    dataSource.migrations.push({
      name: 'OneMore9999999999999',
      up: async (runner) => {
        await runner.query('DROP INDEX user_account_identity_id_key');
        await runner.commitTransaction();
        meanwhile = await readyz();
        await runner.startTransaction();
      },
      down: async () => undefined,
    });
    await migrate(dataSource);
    expect(meanwhile).toEqual([200, 'ready']);
  });
});

describe('list of schema objects', () => {
  it('matches the migrations: npm run schema-objects writes it', async () => {
    const uplift = await TestUplift.start();
    const objects = await schemaObjects((text, values) => uplift.app.database.manager.query(text, values));
    await uplift.stop();
    expect(objects).toEqual(SCHEMA_OBJECTS);
  });
});
