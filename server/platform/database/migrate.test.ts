import type { MigrationInterface, QueryRunner } from 'typeorm';
import { connectDatabase } from '../../app/product-database.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Database } from './database.js';
import { createIndexConcurrently, MigrationError, migrate } from './migrate.js';

const connect = (url: string) =>
  connectDatabase({ url, poolSize: 4, applicationName: 'test', onPoolError: () => undefined });

describe('migrations', () => {
  let made: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    made = await createTestDatabase();
    database = await connect(made.url);
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  /** Runs another migration after the existing ones, and reverts it. */
  async function runOneMore(migration: Omit<MigrationInterface, 'name' | 'down'>): Promise<void> {
    const { dataSource } = database;
    dataSource.migrations.push({ ...migration, name: 'OneMore9999999999999', down: async () => undefined });
    try {
      await migrate(dataSource, { lockTimeoutMs: 100, pauseMs: 20 });
      await dataSource.undoLastMigration();
    } finally {
      dataSource.migrations.splice(-1);
    }
  }

  it('run without a statement limit, and wait for locks only briefly', async () => {
    let limits: unknown;
    await runOneMore({
      async up(runner) {
        [limits] = await runner.query(
          `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
        );
      },
    });
    expect(limits).toEqual({ statement: '0', lock: '100ms' });
  });

  it('let readers pass and retry while another transaction locks the table', async () => {
    // TypeORM logs each try.
    const said = jest.spyOn(console, 'log').mockReturnValue();
    const reader = database.dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query('SELECT count(*) FROM supplier');
    let tries = 0;
    await runOneMore({
      async up(runner) {
        tries += 1;
        if (tries === 3) await reader.commitTransaction();
        await runner.query('ALTER TABLE supplier ADD COLUMN one_more integer');
        await runner.query('ALTER TABLE supplier DROP COLUMN one_more');
      },
    });
    await reader.release();
    said.mockRestore();
    expect(tries).toBe(3);
  });

  it('create an index during writes, and again after an interrupted attempt', async () => {
    const { manager } = database;
    const up = (runner: QueryRunner) =>
      createIndexConcurrently(runner, 'supplier_website_idx', 'supplier (website)');
    await manager.query('CREATE INDEX supplier_website_idx ON supplier (website)');
    await manager.query(
      `UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'supplier_website_idx'::regclass`,
    );
    await runOneMore({ transaction: false, up });
    const [index] = await manager.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'supplier_website_idx'::regclass`,
    );
    expect(index).toEqual({ indisvalid: true });
    await manager.query('DROP INDEX supplier_website_idx');
  });

  it('run once when several processes start at the same time on an empty database', async () => {
    const empty = await createEmptyDatabase();
    const processes = await Promise.all([1, 2, 3].map(() => connect(empty.url)));
    try {
      await Promise.all(processes.map(({ dataSource }) => migrate(dataSource)));
      const [done] = await (processes[0] as Database).manager.query(
        'SELECT count(*)::integer AS all, count(DISTINCT name)::integer AS names FROM migrations',
      );
      expect(done).toEqual({ all: database.dataSource.migrations.length, names: done.all });
    } finally {
      for (const each of processes) await each.close();
      await empty.drop();
    }
  });

  describe('with a database from before the baseline', () => {
    /** The former migrations, from the first to the last one that the baseline replaces. */
    const FORMER = ['TextFolding1764000000001', 'Accounts1764000000005', 'FirstLettersOfWords1764000000310'];
    const executed = async () =>
      (await database.manager.query('SELECT name FROM migrations ORDER BY id')).map(
        ({ name }: { name: string }) => name,
      );
    const pretend = async (former: readonly string[]) => {
      await database.manager.query('DELETE FROM migrations');
      for (const name of former)
        await database.manager.query('INSERT INTO migrations (timestamp, name) VALUES ($1, $2)', [
          Number(name.slice(-13)),
          name,
        ]);
    };
    let before: string[];
    beforeEach(async () => {
      before = await executed();
    });
    afterEach(() => pretend(before));

    it('recognise its schema and do not run the baseline again', async () => {
      const later = before.filter((name) => Number(name.slice(-13)) > 1764000000310);
      await pretend([...FORMER, ...later]);
      await migrate(database.dataSource);
      expect((await executed()).sort()).toEqual([...FORMER, ...before].sort());
      await migrate(database.dataSource);
      expect((await executed()).sort()).toEqual([...FORMER, ...before].sort());
    });

    it('refuse it in one line if it is from an older release than the last one', async () => {
      await pretend(FORMER.slice(0, 2));
      await expect(migrate(database.dataSource)).rejects.toThrow(
        /^This database is from an older release[^\n]*$/,
      );
      expect(await executed()).toEqual(FORMER.slice(0, 2));
    });
  });

  it('report in one line that a database is from before the first release', async () => {
    await database.manager.query(
      `INSERT INTO migrations (timestamp, name) VALUES (1763600000001, 'Foundations1763600000001')`,
    );
    const refused = migrate(database.dataSource);
    await expect(refused).rejects.toThrow(MigrationError);
    await expect(refused).rejects.toThrow(/^This database was made before the first release[^\n]*$/);
    await database.manager.query('DELETE FROM migrations WHERE timestamp < 1764000000001');
  });
});
