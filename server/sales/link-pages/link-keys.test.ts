import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { countStatements } from '../../testing/count-statements.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import { type CallOptions, TestUplift, type TestUser } from '../../testing/test-uplift.js';

const OPEN = 'query ($key: String!) { leadsByLink(key: $key) { equivalentHours } }';
const SAVE = `mutation ($key: String!, $id: Int!, $input: LeadResponseInput!) {
  saveLeadResponse(key: $key, leadId: $id, input: $input) { equivalentHours } }`;
const PROSPECTS = 'query ($key: String!) { prospectingBuyers(key: $key) { goodCauseName } }';
const SAVE_PROSPECT = `mutation ($key: String!, $id: Int!, $input: ProspectingBuyerInput!) {
  saveProspectingBuyer(key: $key, id: $id, input: $input) { id } }`;
const NOBODYS = 999_999;
const NEVER_GIVEN = 'a-key-that-was-never-given-to-any';
/** Texts that cannot be a key. */
const MALFORMED = ["' OR true --", '\u0000', 'a'.repeat(101)];
/** Headers that differ between any two responses. */
const OWN_HEADERS = ['ratelimit', 'date', 'x-request-id'];

type Ask = () => Promise<LightMyRequestResponse>;

/** Returns everything that a caller can see of a response, and the statements that it took. */
async function observe(ask: Ask) {
  let response = {} as LightMyRequestResponse;
  const statements = await countStatements(async () => {
    response = await ask();
  });
  const headers = Object.entries(response.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  const body = response.body.replaceAll(String(response.headers['x-request-id']), '(its id)');
  return { status: response.statusCode, headers: Object.fromEntries(headers), body, statements };
}

/** Sends all requests, expects identical responses regardless of their order, and returns the response. */
async function expectSameAnswer(asks: readonly Ask[]) {
  await asks[0]?.();
  const answers = [];
  for (const ask of asks) answers.push(await observe(ask));
  const [first, ...others] = answers;
  for (const other of others) expect(other).toEqual(first);
  return first as Awaited<ReturnType<typeof observe>>;
}

describe('invalid link page keys R237 R342', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  let uplift: TestUplift;

  beforeAll(async () => {
    fixture = await startLeadFixture();
    uplift = fixture.uplift;
  });
  afterAll(() => uplift.stop());

  const graphql =
    (query: string, variables: Record<string, unknown>, as: TestUser | null = null): Ask =>
    async () =>
      (await uplift.graphql(query, variables, { as })).response;
  const rest =
    (method: 'GET' | 'POST', path: string, options: CallOptions = {}): Ask =>
    () =>
      uplift.rest(method, path, options);
  const asAdmin = async (mutation: string) => {
    const { errors } = await uplift.graphql(`mutation { ${mutation} }`, {}, { as: fixture.admin });
    expect(errors).toBeUndefined();
  };
  const revokedKey = async () => {
    const { id, linkKey } = await fixture.make.impactBuyer();
    await fixture.lead({ impactBuyerId: id });
    await asAdmin(`rotateImpactBuyerLinkKey(id: ${id}) { id }`);
    return linkKey;
  };
  const keyOfDeleted = async () => {
    const { id, linkKey } = await fixture.make.impactBuyer();
    await asAdmin(`deleteImpactBuyer(id: ${id})`);
    return linkKey;
  };
  const wrongKeys = async () => [NEVER_GIVEN, ...MALFORMED, await revokedKey(), await keyOfDeleted()];

  it('get one response and two statements: unknown, missing, revoked, or of a deleted buyer', async () => {
    const keys = await wrongKeys();
    const over = await expectSameAnswer(keys.map((key) => graphql(OPEN, { key })));
    expect([over.status, over.body, over.statements.length]).toEqual([
      200,
      '{"data":{"leadsByLink":null},"extensions":{"cost":{"requested":2,"limit":25000}}}',
      2,
    ]);
    const path = (key: string) => `entityLink/viaBusinessLinkKey?businessLinkKey=${encodeURIComponent(key)}`;
    const below = await expectSameAnswer(keys.map((key) => rest('GET', path(key))));
    expect([below.status, below.body, below.statements.length]).toEqual([200, '[]', 2]);
    expect(below.headers['cache-control']).toBe('no-store');
  });

  it('save nothing with the same two statements, and so does a valid key for another buyer’s lead R236', async () => {
    const buyer = await fixture.make.impactBuyer();
    const own = await fixture.lead({ impactBuyerId: buyer.id });
    const archived = await fixture.lead({ impactBuyerId: buyer.id, archivedAt: new Date() });
    const foreign = await fixture.lead();
    const pairs = [
      ...(await wrongKeys()).map((key) => [key, own.id] as const),
      ...[foreign.id, archived.id, NOBODYS].map((id) => [buyer.linkKey, id] as const),
    ];
    const inputs = [{ customersComments: 'Mine' }, { customerHidden: true }];
    const over = await expectSameAnswer(
      inputs.flatMap((input) => pairs.map(([key, id]) => graphql(SAVE, { key, id, input }))),
    );
    const [refusal] = JSON.parse(over.body).errors;
    // The message of the page, which does not know the word “lead”.
    expect(refusal).toMatchObject({
      message: 'This opportunity was not found.',
      extensions: { code: 'NOT_FOUND' },
    });
    expect(over.statements).toHaveLength(2);
    const body = (linkKey: string, id: number) => ({
      linkKey,
      changedID: id,
      leads: [{ id, customersComments: 'Mine' }],
    });
    const below = await expectSameAnswer(
      pairs.map(([key, id]) =>
        rest('POST', 'entityLink/saveAll/viaBusinessLinkKey', { body: body(key, id) }),
      ),
    );
    expect([below.status, below.statements.length]).toEqual([404, 2]);
    for (const { id } of [own, archived, foreign])
      expect(await fixture.stored(id)).toMatchObject({ customersComments: null, version: 1 });
  });

  describe('for prospecting pages R245', () => {
    const aCause = async () => {
      const { id } = await fixture.make.goodCause();
      await asAdmin(`rotateGoodCauseLinkKey(id: ${id}) { id }`);
      const [{ link_key: key }] = await uplift.app.database.manager.query(
        'SELECT link_key FROM good_cause WHERE id = $1',
        [id],
      );
      const buyer = await fixture.make.impactBuyer({ goodCauseId: id, goodCauseLinkEnabled: true });
      return { id, key: String(key), buyer };
    };
    const start = async () => {
      const cause = await aCause();
      const as = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
      const other = await aCause();
      const revoked = await aCause();
      await asAdmin(`rotateGoodCauseLinkKey(id: ${revoked.id}) { id }`);
      return { ...cause, as, other, wrong: [NEVER_GIVEN, ...MALFORMED, revoked.key, other.key] };
    };

    it('get the same response and statements, including the key of another cause', async () => {
      const { as, wrong } = await start();
      // GraphQL looks up the caller in a statement of its own, a call below /api together with its first
      // statement.
      const over = await expectSameAnswer(wrong.map((key) => graphql(PROSPECTS, { key }, as)));
      expect([over.body, over.statements.length]).toEqual([
        '{"data":{"prospectingBuyers":null},"extensions":{"cost":{"requested":2,"limit":25000}}}',
        3,
      ]);
      const path = (key: string) =>
        `entityLink/prospectingBuyers?goodCauseLinkKey=${encodeURIComponent(key)}`;
      const below = await expectSameAnswer(wrong.map((key) => rest('GET', path(key), { as })));
      expect([below.body, below.statements.length]).toEqual(['[]', 2]);
    });

    it('save nothing, and so does a valid key for a buyer that is not on its page R243', async () => {
      const { id: goodCauseId, key: right, buyer, as, other, wrong } = await start();
      const disabled = await fixture.make.impactBuyer({ goodCauseId, goodCauseLinkEnabled: false });
      const pairs = [
        ...wrong.map((key) => [key, buyer.id] as const),
        ...[other.buyer.id, disabled.id, NOBODYS].map((id) => [right, id] as const),
      ];
      const input = { goodCauseComments: 'Mine' };
      const over = await expectSameAnswer(
        pairs.map(([key, id]) => graphql(SAVE_PROSPECT, { key, id, input }, as)),
      );
      expect([JSON.parse(over.body).errors[0].extensions.code, over.statements.length]).toEqual([
        'NOT_FOUND',
        3,
      ]);
      const below = await expectSameAnswer(
        pairs.map(([linkKey, id]) =>
          rest('POST', 'entityLink/saveAll/prospectingBuyers', {
            as,
            body: { linkKey, data: [{ id, goodCauseComments: 'Mine' }] },
          }),
        ),
      );
      expect([below.status, below.statements.length]).toEqual([404, 3]);
    });
  });
});

describe('link page keys in logs R342', () => {
  it('are never logged, not even when the lookup fails', async () => {
    const uplift = await TestUplift.start({ LOG_LEVEL: 'debug' });
    const lines: string[] = [];
    const stream = (uplift.app.log as unknown as Record<symbol, { write: (line: string) => boolean }>)[
      pino.symbols.streamSym
    ];
    if (!stream) throw new Error('The log writes to no stream.');
    stream.write = (line) => lines.push(line) > 0;
    const as = await uplift.user({ roles: ['Admin'] });
    const key = NEVER_GIVEN;
    const ask = async () => {
      const answers = [
        (await uplift.graphql(OPEN, { key })).response,
        (await uplift.graphql(SAVE, { key, id: 1, input: { customersComments: key } })).response,
        (await uplift.graphql(PROSPECTS, { key }, { as })).response,
        await uplift.rest('GET', `entityLink/viaBusinessLinkKey?businessLinkKey=${key}`),
        await uplift.rest('GET', `entityLink/prospectingBuyers?goodCauseLinkKey=${key}`, { as }),
        await uplift.rest('POST', `entityLink/${key}`, { body: { linkKey: key } }),
      ];
      return answers.map(({ body }) => body).join();
    };
    await ask();
    for (const table of ['impact_buyer', 'good_cause'])
      await uplift.app.database.manager.query(`ALTER TABLE ${table} RENAME COLUMN link_key TO another_key`);
    const broken = await ask();
    await uplift.stop();
    expect(broken).toContain('INTERNAL');
    expect(lines.filter((line) => line.includes('"level":50')).length).toBeGreaterThan(3);
    expect(lines.join()).toContain('entityLink/viaBusinessLinkKey');
    expect(`${lines.join()}${broken}`).not.toContain(key);
  });
});
