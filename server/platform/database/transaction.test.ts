import { AsyncLocalStorage } from 'node:async_hooks';
import { connectDatabase } from '../../app/product-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { Database } from './database.js';

describe('transactions', () => {
  let database: Database;
  let made: TestDatabase;

  beforeAll(async () => {
    made = await createTestDatabase();
    const options = { url: made.url, poolSize: 4, applicationName: 'test', onPoolError: () => undefined };
    database = await connectDatabase(options);
  });
  afterAll(async () => {
    await database.close();
    await made.drop();
  });

  const inTransaction = async () => {
    const [row] = await database.manager.query(
      'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS writes',
    );
    return row.writes as boolean;
  };
  const write = () => database.manager.query('UPDATE settings SET contributions = contributions + 1');

  it('include nested work, also when another transaction ends first', async () => {
    let release = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const long = database.transaction(async () => {
      await database.manager.query('SELECT pg_current_xact_id()');
      await other;
      await database.transaction(async () => expect(await inTransaction()).toBe(true));
      return inTransaction();
    });
    await database.transaction(write);
    expect(await inTransaction()).toBe(false);
    release();
    expect(await long).toBe(true);
    expect(await inTransaction()).toBe(false);
  });

  it('end after an error, and the next one is new', async () => {
    await expect(
      database.transaction(async () => {
        await write();
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect(await inTransaction()).toBe(false);
    await database.transaction(async () => {
      await write();
      expect(await inTransaction()).toBe(true);
    });
  });

  it('return the rows of a writing statement as reads outside of a transaction do', async () => {
    const touch = (id: number) => ({
      name: `touch-${id}`,
      text: `UPDATE settings SET contributions = contributions WHERE ${id} = 1 RETURNING 'touched' AS done`,
    });
    for (const [id, expected] of [
      [1, { done: 'touched' }],
      [2, null],
    ] as const) {
      expect(await database.readOne(touch(id))).toEqual(expected);
      await database.transaction(async () => expect(await database.readOne(touch(id))).toEqual(expected));
    }
  });

  it('disable async tracking once the last transaction has ended', async () => {
    // The mock affects all AsyncLocalStorage instances of the process until it is restored.
    const disable = jest.spyOn(AsyncLocalStorage.prototype, 'disable');
    let release = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    const long = database.transaction(() => other);
    await database.transaction(write);
    expect(disable).not.toHaveBeenCalled();
    release();
    await long;
    expect(disable).toHaveBeenCalledTimes(1);
    disable.mockRestore();
  });
});
