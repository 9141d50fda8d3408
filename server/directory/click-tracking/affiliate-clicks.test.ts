import { eachRole, fieldsOf } from '../../testing/each-role.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { AffiliateLinkClick } from './click.entity.js';

const LIST = `query ($filter: AffiliateClickListFilter) {
  affiliateClicks(filter: $filter) { totalCount nodes { id reviewedAt supplier { name } } } }`;
const ONE =
  'mutation ($id: Int!, $reviewed: Boolean!) { reviewAffiliateClick(id: $id, reviewed: $reviewed) }';
const ALL = 'mutation ($supplierId: Int!) { reviewAffiliateClicksOf(supplierId: $supplierId) }';

// Written by hand: a test that reads the fields from the type would prove nothing. Each value has the GraphQL
// selection and the REST name.
const FIELDS = {
  createdAt: ['createdAt', 'created_at'],
  id: ['id', 'id'],
  impactBuyer: ['impactBuyer { name }', 'impactBusiness_id'],
  reviewedAt: ['reviewedAt', 'reviewed_at'],
  supplier: ['supplier { name }', 'business_id'],
  url: ['url', 'url'],
} as const;
const VISIBLE_COUNTS: Record<string, number> = { Admin: 3, Business: 2 };
const PATH = 'affiliateLinkClick/all';

describe('affiliate clicks C040 A165', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let owner: TestUser;
  let suppliers: number[];
  let clicks: AffiliateLinkClick[];

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    suppliers = [(await make.supplier({ name: 'Rimu Bakers' })).id, (await make.supplier()).id];
    admin = await uplift.user({ roles: ['Admin'] });
    owner = await uplift.user({ roles: ['Business'], supplierId: suppliers[0] });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    const { manager } = uplift.app.database;
    await manager.query('DELETE FROM affiliate_link_click');
    const [mine, theirs] = suppliers;
    const rows = [mine, mine, theirs].map((supplierId) => ({ supplierId, url: 'https://shop.example' }));
    clicks = await manager.save(AffiliateLinkClick, rows);
  });

  const run = async (as: TestUser, query: string, variables: object) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    return { said: Object.values(data ?? {})[0], code: errors?.[0]?.extensions?.code };
  };
  const wired = async (as: TestUser) => (await uplift.rest('GET', 'affiliateLinkClick/all', { as })).json();
  const reviewed = async () =>
    (await wired(admin)).flatMap((row: { id: number; reviewed_at: string | null }) =>
      row.reviewed_at ? [row.id] : [],
    );

  it('staff see the clicks of all suppliers, a supplier sees its own', async () => {
    expect((await run(admin, LIST, {})).said).toMatchObject({ totalCount: 3 });
    expect((await run(owner, LIST, {})).said).toMatchObject({ totalCount: 2 });
    expect((await wired(owner)).map(({ business_id }: { business_id: number }) => business_id)).toEqual([
      suppliers[0],
      suppliers[0],
    ]);
  });

  it('shows a supplier only buyers with a public report R340', async () => {
    const { manager } = uplift.app.database;
    const make = factories(uplift.app.database);
    const [known, hidden] = [
      await make.impactBuyer({ name: 'Kererū School', status: 'Live Report' }),
      await make.impactBuyer({ name: 'Moa Holdings', status: 'Data Only' }),
    ];
    const visit = (at: number, { id: impactBuyerId }: { id: number }) =>
      manager.update(AffiliateLinkClick, clicks[at]?.id ?? 0, { impactBuyerId });
    await visit(0, known);
    await visit(1, hidden);
    const query = `query ($filter: AffiliateClickListFilter, $sort: AffiliateClickListSort) {
      affiliateClicks(filter: $filter, sort: $sort) { totalCount nodes { impactBuyer { name } } } }`;
    const sort = { column: 'IMPACT_BUYER', direction: 'ASC' };
    const names = async (as: TestUser) => JSON.stringify((await run(as, query, { sort })).said);
    expect(await names(admin)).toMatch(/Kererū School.*Moa Holdings/);
    expect(await names(owner)).toContain('Kererū School');
    expect(await names(owner)).not.toContain('Moa');
    const ids = async (as: TestUser) =>
      (await wired(as)).map((row: { impactBusiness_id: number | null }) => row.impactBusiness_id);
    expect((await ids(admin)).sort()).toEqual([known.id, hidden.id, null]);
    expect((await ids(owner)).sort()).toEqual([known.id, null]);
    const filters = [
      { search: 'moa' },
      { columns: [{ column: 'IMPACT_BUYER', test: 'CONTAINS', values: ['Moa'] }] },
    ];
    for (const filter of filters) {
      expect((await run(admin, query, { filter })).said).toMatchObject({ totalCount: 1 });
      expect((await run(owner, query, { filter })).said).toMatchObject({ totalCount: 0 });
    }
  });

  it('staff tick and untick a click', async () => {
    const id = clicks[0]?.id;
    expect((await run(owner, ONE, { id, reviewed: true })).code).toBe('FORBIDDEN');
    for (let twice = 0; twice < 2; twice++) await run(admin, ONE, { id, reviewed: true });
    expect(await reviewed()).toEqual([id]);
    const left = { columns: [{ column: 'REVIEWED', test: 'EQUALS', values: ['false'] }] };
    expect((await run(admin, LIST, { filter: left })).said).toMatchObject({ totalCount: 2 });
    await run(admin, ONE, { id, reviewed: false });
    expect(await reviewed()).toEqual([]);
    expect((await run(admin, ONE, { id: 999999, reviewed: true })).code).toBe('NOT_FOUND');
  });

  it('staff tick all clicks of one supplier at once, and no others', async () => {
    expect((await run(owner, ALL, { supplierId: suppliers[0] })).code).toBe('FORBIDDEN');
    expect((await run(admin, ALL, { supplierId: suppliers[0] })).said).toBe(2);
    expect((await run(admin, ALL, { supplierId: suppliers[0] })).said).toBe(0);
    expect((await reviewed()).sort()).toEqual([clicks[0]?.id, clicks[1]?.id]);
    expect((await run(admin, ALL, { supplierId: 999999 })).code).toBe('NOT_FOUND');
  });

  it.each(Object.entries(FIELDS))(
    '%s is visible to staff and, for its own clicks, to the supplier only C040',
    async (_name, [selection, wire]) => {
      for (const [who, as] of await eachRole(uplift, { supplierId: suppliers[0] })) {
        const { data, errors } = await uplift.graphql(
          `{ affiliateClicks { nodes { ${selection} } } }`,
          {},
          { as },
        );
        expect([who, data?.affiliateClicks.nodes.length]).toEqual([who, VISIBLE_COUNTS[who]]);
        const code = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
        expect([who, errors?.[0]?.extensions.code]).toEqual([who, VISIBLE_COUNTS[who] ? undefined : code]);
        const answer = await uplift.rest('GET', PATH, { as });
        const refused = as ? 403 : 401;
        expect([who, answer.statusCode]).toEqual([who, VISIBLE_COUNTS[who] ? 200 : refused]);
        const rows: object[] = VISIBLE_COUNTS[who] ? answer.json() : [];
        expect(rows.filter((row) => Object.hasOwn(row, wire))).toHaveLength(VISIBLE_COUNTS[who] ?? 0);
      }
    },
  );

  it('a click has exactly these fields, and only staff can change the tick C040 A165', async () => {
    expect(await fieldsOf(uplift, 'AffiliateClick')).toEqual(Object.keys(FIELDS));
    const [row] = await wired(admin);
    expect(Object.keys(row).sort()).toEqual(
      Object.values(FIELDS)
        .map(([, wire]) => wire)
        .sort(),
    );
    const id = clicks[0]?.id;
    for (const [who, as] of await eachRole(uplift, { supplierId: suppliers[0] })) {
      const { errors } = await uplift.graphql(ONE, { id, reviewed: true }, { as });
      const code = as ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect([who, errors?.[0]?.extensions.code]).toEqual([who, who === 'Admin' ? undefined : code]);
      expect([who, await reviewed()]).toEqual([who, who === 'Admin' ? [id] : []]);
      await run(admin, ONE, { id, reviewed: false });
    }
    for (const more of [
      'url: "https://x.example"',
      'supplierId: 1',
      'impactBuyerId: 1',
      'createdAt: "2026-01-01"',
    ])
      expect((await run(admin, `mutation { reviewAffiliateClick(id: ${id}, ${more}) }`, {})).code).toBe(
        'BAD_USER_INPUT',
      );
  });

  it('a visitor’s click sends only its target, and cannot set the number, the day or the tick C041', async () => {
    expect(await fieldsOf(uplift, 'AffiliateLinkInput')).toEqual(['impactBuyerId', 'supplierId', 'url']);
    const url = 'https://new.example';
    const day = '2001-01-01T00:00:00Z';
    for (const [who, as] of await eachRole(uplift)) {
      for (const more of ['id: 9000001', `createdAt: "${day}"`, `reviewedAt: "${day}"`]) {
        const { errors } = await uplift.graphql(
          `mutation { followAffiliateLink(input: { supplierId: ${suppliers[0]}, url: "${url}", ${more} }) }`,
          {},
          { as },
        );
        expect([who, errors?.[0]?.extensions.code]).toEqual([who, 'BAD_USER_INPUT']);
      }
      const more = { id: 9_000_001, created_at: day, createdAt: day, reviewed_at: day, reviewedAt: day };
      const body = { business_id: suppliers[0], url, ...more };
      expect((await uplift.rest('POST', 'affiliateLinkClick/create', { as, body })).statusCode).toBe(200);
      const [click, ...rest] = await uplift.app.database.manager.findBy(AffiliateLinkClick, { url });
      expect([who, click?.id === more.id, click?.reviewedAt, rest]).toEqual([who, false, null, []]);
      expect(click?.createdAt.getUTCFullYear()).toBeGreaterThan(2001);
      await uplift.app.database.manager.delete(AffiliateLinkClick, { url });
    }
  });
});
