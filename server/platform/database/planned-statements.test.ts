import pg from 'pg';
import { TestUplift } from '../../testing/test-uplift.js';
import { SafePgClient } from './safe-pg-client.js';

describe('prepared statements of a connection', () => {
  let uplift: TestUplift;
  let client: pg.Client;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    client = new SafePgClient({ connectionString: uplift.databaseUrl });
    await client.connect();
  });
  afterEach(() => client.end());

  const ask = async (n: number) =>
    (
      await client.query({
        name: `number "${n}"`,
        text: `SELECT ${n} AS n, $1::integer AS given`,
        values: [n],
      })
    ).rows;
  const askEach = async (from: number, to: number) => {
    for (let n = from; n < to; n++) expect(await ask(n)).toEqual([{ n, given: n }]);
  };
  const planned = async () =>
    (await client.query("SELECT name FROM pg_prepared_statements WHERE name LIKE 'number%'")).rows.map(
      ({ name }) => name,
    );

  it('are prepared once, and the recently used ones stay prepared', async () => {
    await askEach(0, 250);
    await ask(0);
    await askEach(250, 300);
    const names = await planned();
    expect(names).toHaveLength(250);
    expect(names).toContain('number "0"');
    expect(names).not.toContain('number "1"');
    await askEach(0, 300);
    expect(await planned()).toHaveLength(250);
  });

  it('are evicted in a failed transaction, too', async () => {
    await askEach(0, 250);
    await client.query('BEGIN');
    await expect(client.query('SELECT 1 / 0')).rejects.toThrow();
    await expect(ask(250)).rejects.toThrow('aborted');
    await client.query('ROLLBACK');
    expect(await planned()).toHaveLength(249);
    await askEach(0, 251);
  });

  it('are closed by a protocol message, which a pooler understands, and not by SQL', async () => {
    const sent = jest.spyOn((client as unknown as { connection: pg.Connection }).connection, 'query');
    await askEach(0, 300);
    expect(await planned()).toHaveLength(250);
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
