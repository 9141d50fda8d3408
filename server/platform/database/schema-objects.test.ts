import { TestUplift } from '../../testing/test-uplift.js';
import { MigrationError } from './migrate.js';

describe('a database that was restored in part', () => {
  let uplift: TestUplift;
  const sql = (text: string) => uplift.app.database.manager.query(text);
  const readyz = async () => {
    const { statusCode, body } = await uplift.http.inject('/readyz');
    return [statusCode, JSON.parse(body).status];
  };

  beforeEach(async () => {
    uplift = await TestUplift.start();
  });
  afterEach(() => uplift.stop());

  it.each([
    ['a table', 'DROP TABLE search_synonym CASCADE'],
    ['a view', 'DROP VIEW supplier_listing_source CASCADE'],
    ['a column', 'ALTER TABLE category DROP COLUMN stems CASCADE'],
    ['a trigger', 'DROP TRIGGER announce_activity ON activity'],
    ['a function', 'DROP FUNCTION mend_totals() CASCADE'],
    ['a unique index', 'DROP INDEX user_account_identity_id_key'],
    ['a constraint', 'ALTER TABLE category DROP CONSTRAINT category_name_check'],
    ['a migration', `DELETE FROM migrations WHERE name LIKE 'AudienceOfTasks%'`],
    ['the list itself', 'DROP TABLE schema_object'],
    ['the rows of the list', 'DELETE FROM schema_object'],
  ])('without %s is not ready', async (_what, loss) => {
    await sql(loss);
    expect(await readyz()).toEqual([503, 'database incomplete']);
  });

  it('is ready when it has all, also what operators have added', async () => {
    await sql('CREATE INDEX of_an_operator ON supplier (created_at)');
    expect(await readyz()).toEqual([200, 'ready']);
  });

  it('is not migrated where the list is empty', async () => {
    await sql('DELETE FROM schema_object');
    await expect(uplift.app.database.migrate()).rejects.toThrow(
      /^The database is incomplete: rows of schema_object/,
    );
  });

  it('is not what a process leaves that was ended after its migrations: the next one notes what there is', async () => {
    await sql(`DELETE FROM schema_object WHERE name LIKE 'SchemaObjects%';
      INSERT INTO schema_object VALUES ('table', 'dropped_by_that_migration')`);
    await uplift.app.database.migrate();
    expect(await readyz()).toEqual([200, 'ready']);
  });

  it('is not migrated: the error names what is missing', async () => {
    await sql('DROP TABLE search_synonym CASCADE');
    const refused = uplift.app.database.migrate();
    await expect(refused).rejects.toBeInstanceOf(MigrationError);
    await expect(refused).rejects.toThrow(
      /^The database is incomplete: .*search_synonym.*Restore the backup again/,
    );
  });
});
