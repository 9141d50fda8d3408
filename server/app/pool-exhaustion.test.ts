import type { PoolClient } from 'pg';
import { TestUplift } from '../testing/test-uplift.js';

describe('exhausted connection pool', () => {
  let uplift: TestUplift;
  let taken: PoolClient[];
  beforeAll(async () => {
    uplift = await TestUplift.start({ DATABASE_POOL_SIZE: '2', DATABASE_PATIENCE: '1' });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    taken = await Promise.all([uplift.app.database.pool.connect(), uplift.app.database.pool.connect()]);
  });
  afterEach(() => {
    for (const client of taken) client.release();
  });

  it('returns 503 with Retry-After over both APIs, signed in or not', async () => {
    // Created without the pool. The account does not exist, but the database is asked about it first.
    const as = { id: 1, email: 'ana@example.nz', roles: [] };
    const query = '{ impactSummary { supplierCount } }';
    const warned = jest.spyOn(uplift.app.log, 'warn').mockReturnValue();
    const answers = await Promise.all([
      uplift.rest('GET', 'business/all/available'),
      uplift.rest('GET', 'business/all/available', { as }),
      uplift.rest('POST', 'auth/resetPassword', { body: { email: 'ana@example.nz' } }),
      uplift.graphql(query).then(({ response }) => response),
      uplift.graphql(query, {}, { as }).then(({ response }) => response),
      uplift
        .graphql('mutation { register(email: "ana@example.nz", password: "kept for good") { user { id } } }')
        .then(({ response }) => response),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 503]);
    expect(answers.map(({ headers }) => headers['retry-after'])).toEqual(['5', '5', '5', '5', '5', '5']);
    const warnings = warned.mock.calls.flatMap(([logged, words]) =>
      words === 'Answered 503' ? [logged] : [],
    );
    const ids = (warnings as { reqId?: string; requestId?: string }[]).map(
      ({ reqId, requestId }) => reqId ?? requestId,
    );
    const unlisted = answers.flatMap(({ headers }, at) =>
      ids.includes(String(headers['x-request-id'])) ? [] : [at],
    );
    expect(unlisted).toEqual([]);
  });

  it('reports the database as ready at /readyz', async () => {
    expect((await uplift.http.inject('/readyz')).statusCode).toBe(200);
  });
});
