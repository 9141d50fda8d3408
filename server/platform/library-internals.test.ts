import 'reflect-metadata';
import pg, { type QueryConfig } from 'pg';
import { DataSource, type QueryFailedError } from 'typeorm';
import { z } from 'zod';
import { wireBody } from '../rest/wire-values.js';
import { TestUplift } from '../testing/test-uplift.js';
import { isUnavailable } from './unavailable.js';

/** Checks that belong to docs/fragile.md. */
describe('internals of libraries', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('pg: a single query can have its own time limit', async () => {
    const client = new pg.Client({ connectionString: uplift.databaseUrl });
    await client.connect();
    const slow = { text: 'SELECT pg_sleep(30)', query_timeout: 50 } as QueryConfig;
    await expect(client.query(slow)).rejects.toThrow('Query read timeout');
    await client.end().catch(() => undefined);
  });

  it('TypeORM: a missing pool is reported as “Driver not Connected”', async () => {
    const source = new DataSource({ type: 'postgres', url: uplift.databaseUrl, logging: false });
    const error: unknown = await source.query('SELECT 1').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: 'Driver not Connected' });
    expect(isUnavailable(error)).toBe(true);
  });

  it('TypeORM: a violated constraint is named by the error of the driver', async () => {
    const { manager } = uplift.app.database;
    const twice = "INSERT INTO category (name) VALUES ('Twice'), ('Twice')";
    const error = (await manager.query(twice).catch((reason: unknown) => reason)) as QueryFailedError;
    expect(error.driverError).toMatchObject({ constraint: expect.stringMatching(/^category_/) });
  });

  it('zod: the keys of a body are found behind a transformation', () => {
    const body = wireBody(z.strictObject({ notes: z.string().optional() }).transform((sent) => sent));
    expect(body.parse({ notes: '' })).toEqual({});
  });
});
