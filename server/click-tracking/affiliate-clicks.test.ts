import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';
import { AffiliateLinkClick } from './affiliate-link-click.entity';

const LIST = `query ($filter: AffiliateClickListFilter) {
  affiliateClicks(filter: $filter) { totalCount nodes { id reviewedAt supplier { name } } } }`;
const ONE =
  'mutation ($id: Int!, $reviewed: Boolean!) { reviewAffiliateClick(id: $id, reviewed: $reviewed) }';
const ALL = 'mutation ($supplierId: Int!) { reviewAffiliateClicksOf(supplierId: $supplierId) }';

describe('C040 A165 visits through suppliers’ own buttons', () => {
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

  it('staff see those of all suppliers, a supplier its own', async () => {
    expect((await run(admin, LIST, {})).said).toMatchObject({ totalCount: 3 });
    expect((await run(owner, LIST, {})).said).toMatchObject({ totalCount: 2 });
    expect((await wired(owner)).map(({ business_id }: { business_id: number }) => business_id)).toEqual([
      suppliers[0],
      suppliers[0],
    ]);
  });

  it('R340 a supplier is told of buyers that everybody may know, and of no others', async () => {
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
    const asked = [
      { search: 'moa' },
      { columns: [{ column: 'IMPACT_BUYER', test: 'CONTAINS', values: ['Moa'] }] },
    ];
    for (const filter of asked) {
      expect((await run(admin, query, { filter })).said).toMatchObject({ totalCount: 1 });
      expect((await run(owner, query, { filter })).said).toMatchObject({ totalCount: 0 });
    }
  });

  it('staff tick one, and take the tick away', async () => {
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

  it('staff tick all of a supplier at once, and nobody else’s', async () => {
    expect((await run(owner, ALL, { supplierId: suppliers[0] })).code).toBe('FORBIDDEN');
    expect((await run(admin, ALL, { supplierId: suppliers[0] })).said).toBe(2);
    expect((await run(admin, ALL, { supplierId: suppliers[0] })).said).toBe(0);
    expect((await reviewed()).sort()).toEqual([clicks[0]?.id, clicks[1]?.id]);
    expect((await run(admin, ALL, { supplierId: 999999 })).code).toBe('NOT_FOUND');
  });
});
