import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { CALLS } from '../rest/calls.js';
import { OPERATIONS } from '../testing/operations/all-operations.js';
import { type LastingFixtures, makeFixtures, withNewEnquiry } from '../testing/operations/make-fixtures.js';
import { ACTORS, type Actor, type Operation } from '../testing/operations/operation.js';
import { sentStatements } from '../testing/sent-statements.js';
import { TestUplift } from '../testing/test-uplift.js';

const MARK = 'Can be retried safely with an Idempotency-Key header.';

/** Operations whose example is refused before their key is looked up. */
const REFUSED_EARLIER = [
  'GraphQL Mutation.exportActionItems',
  'GraphQL Mutation.exportLeads',
  'GraphQL Mutation.inviteUser',
  'GraphQL Mutation.inviteUserAgain',
];

const mutations = Object.values(
  buildSchema(readFileSync('schema.graphql', 'utf8')).getMutationType()?.getFields() ?? {},
);
const marked = mutations.filter(({ description }) => description?.includes(MARK)).map(({ name }) => name);

describe('operations that take an Idempotency-Key A171', () => {
  let uplift: TestUplift;
  let fixtures: LastingFixtures;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    fixtures = await makeFixtures(uplift);
  });
  afterAll(() => uplift.stop());
  beforeEach(() => uplift.signInAgain());

  it('are listed in docs/idempotency.md', () => {
    const text = readFileSync('docs/idempotency.md', 'utf8');
    const list = text.slice(text.indexOf('## Which GraphQL operations'));
    const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(listed).toEqual([...marked].sort());
  });

  const callerOf = ({ expected }: Operation): Actor => {
    const allowed = ACTORS.filter((actor) => (expected[actor] ?? expected.else) === 'ok');
    return allowed.at(-1) ?? 'admin';
  };

  /** Calls the operation with a key, and returns true if the key is looked up. */
  async function looksUpKey(name: string, operation: Operation): Promise<boolean> {
    const here = await withNewEnquiry(uplift, fixtures);
    const options = { as: fixtures.people[callerOf(operation)], headers: { 'idempotency-key': name } };
    const query = operation.query?.(here);
    const [, method, documented] = name.split(' ');
    const { path, body } = operation.rest?.(here) ?? {};
    const sent = await sentStatements(() =>
      query
        ? uplift.graphql(query, {}, options)
        : uplift.rest(method as 'POST', path ?? String(documented), { ...options, body }),
    );
    return sent.some(({ text }) => text.includes('INSERT INTO idempotency_key'));
  }

  const writes = Object.entries(OPERATIONS).filter(
    ([name]) => name.startsWith('GraphQL Mutation.') || /^REST (POST|PUT) /.test(name),
  );

  it.each(writes)('%s looks its key up, if it says so', async (name, operation) => {
    const [, method, path] = name.split(' ');
    const declared = name.startsWith('GraphQL')
      ? marked.includes(name.split('.')[1] as string)
      : CALLS.some((call) => call.method === method && call.path === path && call.takesKey);
    if (REFUSED_EARLIER.includes(name)) expect(declared).toBe(true);
    else expect(await looksUpKey(name, operation)).toBe(declared);
  });
});
