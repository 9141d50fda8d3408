import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const GRID = `query Grid($filter: SalesEnquiryFilter) { salesEnquiries(filter: $filter) {
  totalCount nodes { id impactBuyerId impactBuyerName fullName } } }`;
const DASHBOARD = `{ dashboard { goodCause { recent { id impactBuyerId impactBuyerName } } } }`;

describe('hides unpublished buyers from good causes R341 R115', () => {
  let uplift: TestUplift;
  let cause: TestUser;
  let both: TestUser;
  let hiddenId: number;
  let openId: number;
  let [ofHidden, ofOpen, sold]: number[] = [];

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const { id: goodCauseId } = await make.goodCause();
    const { id: supplierId } = await make.supplier({ name: 'Elsewhere Ltd' });
    const own = await make.supplier({ name: 'Own Ltd' });
    hiddenId = (await make.impactBuyer({ name: 'Hidden Holdings', status: 'Data Only' })).id;
    openId = (await make.impactBuyer({ name: 'Open School', status: 'Live Report' })).id;
    cause = await uplift.user({ roles: ['GoodCause'], goodCauseId });
    both = await uplift.user({ roles: ['Business', 'GoodCause'], goodCauseId, supplierId: own.id });
    const sale = async (fields: object) =>
      (await make.salesEnquiry({ goodCauseId, supplierId, ...fields })).id;
    ofHidden = await sale({ impactBuyerId: hiddenId });
    ofOpen = await sale({ impactBuyerId: openId });
    sold = await sale({ impactBuyerId: hiddenId, supplierId: own.id });
  });
  afterAll(() => uplift.stop());

  const grid = async (as: TestUser, filter: object = {}) =>
    (await uplift.graphql(GRID, { filter }, { as })).data.salesEnquiries;
  const idsFound = async (as: TestUser, filter: object) => {
    const { nodes, totalCount } = await grid(as, filter);
    expect(nodes).toHaveLength(totalCount);
    return nodes.map((row: { id: number }) => row.id).sort();
  };

  it('in the names of the list', async () => {
    const { nodes } = await grid(cause);
    const buyers = nodes.map((row: { id: number; impactBuyerId: number; impactBuyerName: string }) => [
      row.id,
      row.impactBuyerId,
      row.impactBuyerName,
    ]);
    expect(buyers.sort()).toEqual([
      [ofHidden, null, null],
      [ofOpen, openId, 'Open School'],
      [sold, null, null],
    ]);
  });

  it('in searches by name and in filters by id', async () => {
    expect(await idsFound(cause, { search: 'hidden' })).toEqual([]);
    expect(await idsFound(cause, { search: 'hi' })).toEqual([]);
    expect(await idsFound(cause, { impactBuyerId: hiddenId })).toEqual([]);
    expect(await idsFound(cause, { search: 'open' })).toEqual([ofOpen]);
    expect(await idsFound(cause, { impactBuyerId: openId })).toEqual([ofOpen]);
  });

  it('except in the sales of a good cause that is a supplier itself', async () => {
    expect(await idsFound(both, { search: 'hidden' })).toEqual([sold]);
    expect(await idsFound(both, { impactBuyerId: hiddenId })).toEqual([sold]);
    const { nodes } = await grid(both);
    const named = nodes.filter((row: { impactBuyerName: string | null }) => row.impactBuyerName);
    expect(named.map((row: { id: number }) => row.id).sort()).toEqual([ofOpen, sold]);
  });

  it('in the documented call and on the dashboard', async () => {
    const listed = await uplift.rest('GET', 'business/salesEnquiry', { as: cause });
    expect(listed.body).not.toContain('Hidden');
    const row = listed.json().find(({ id }: { id: number }) => id === ofHidden);
    expect(row).toMatchObject({ impactBusiness_id: null, impactBusinessName: null });
    const { data } = await uplift.graphql(DASHBOARD, {}, { as: cause });
    const names = data.dashboard.goodCause.recent.map(
      (each: { impactBuyerName: string }) => each.impactBuyerName,
    );
    expect(names.sort()).toEqual(['Open School', null, null]);
  });
});
