import { readFileSync } from 'node:fs';
import { callTool, outcomeOfTool } from '../mcp/testing/tool-calls.js';
import { factories } from '../testing/factories.js';
import { LiveClient } from '../testing/live-client.js';
import { OPERATIONS } from '../testing/operations/all-operations.js';
import { type LastingFixtures, makeFixtures, withNewEnquiry } from '../testing/operations/make-fixtures.js';
import { ACTORS, type Actor, type Operation, type Outcome } from '../testing/operations/operation.js';
import { isSampled } from '../testing/sampled.js';
import { TestUplift } from '../testing/test-uplift.js';

describe('access to every operation by role', () => {
  let uplift: TestUplift;
  let fixtures: LastingFixtures;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    fixtures = await makeFixtures(uplift);
  });
  afterAll(() => uplift.stop());
  const outcomeOf = async (
    name: string,
    { query, rest, mcp }: Operation,
    actor: Actor,
  ): Promise<Outcome | number> => {
    const here = await withNewEnquiry(uplift, fixtures);
    const as = fixtures.people[actor];
    if (mcp) return outcomeOfTool(await callTool(uplift, name.slice('MCP '.length), mcp(here), { as }));
    if (query?.(here).startsWith('subscription')) return LiveClient.outcome(uplift, as, query(here));
    if (query) {
      const { status, data } = await uplift.graphql(query(here), {}, { as });
      if (status !== 200) return status;
      return Object.values(data)[0] === null ? 'nothing' : 'ok';
    }
    const [, method, documented] = name.split(' ');
    const { path, body } = rest?.(here) ?? {};
    const response = await uplift.rest(method as 'GET', path ?? String(documented), { as, body });
    return response.statusCode === 200 ? 'ok' : response.statusCode;
  };

  it('covers every operation in the ledger', () => {
    const ledger = readFileSync('docs/audiences.tsv', 'utf8').trim().split('\n').slice(1);
    expect(Object.keys(OPERATIONS).sort()).toEqual(ledger.map((line) => line.split('\t')[0]).sort());
  });

  beforeEach(() => uplift.signInAgain());

  it.each(Object.entries(OPERATIONS))('%s allows only its audience R315 R344', async (name, operation) => {
    const { else: others, ...named } = operation.expected;
    // Actors that the operation names, visitors and Admin are tried in each run. The others are equivalent.
    const isCore = (actor: Actor) => actor in named || actor === 'visitor' || actor === 'admin';
    const tried = ACTORS.filter((actor) => isCore(actor) || isSampled(`${name} ${actor}`));
    const wanted = Object.fromEntries(tried.map((actor) => [actor, named[actor] ?? others]));
    const found: Record<string, Outcome | number> = {};
    for (const actor of tried) found[actor] = await outcomeOf(name, operation, actor);
    expect(found).toEqual(wanted);
  });

  it('rejects changes by a user of a supplier that has left A36 R047', async () => {
    const make = factories(uplift.app.database);
    const gone = await make.supplier({ status: 'Left & Removed' });
    const user = await uplift.user({ roles: ['Business'], supplierId: gone.id });
    const enquiry = await make.salesEnquiry({ supplierId: gone.id });
    const refused = await uplift.rest('PUT', 'business/salesEnquiry', {
      as: user,
      body: { id: enquiry.id, supplierNotes: 'x' },
    });
    expect(refused.statusCode).toBe(403);
  });
});
