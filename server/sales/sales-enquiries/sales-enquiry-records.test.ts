import { countStatements } from '../../testing/count-statements.js';
import { type EnquiryGrid, openEnquiryGrid } from '../../testing/enquiry-grid.js';
import type { TestUser } from '../../testing/test-uplift.js';

const ROWS = `query ($filter: SalesEnquiryFilter) { salesEnquiries(filter: $filter) { totalCount totals { enquiries }
  nodes { id version createdAt updatedAt supplierId supplier { id name } impactBuyerId impactBuyer { id name }
    goodCauseId goodCause { id name } personResponsibleId personResponsible { id name } } } }`;
const IDS = `query ($filter: SalesEnquiryFilter) { salesEnquiries(filter: $filter) { totalCount totals { enquiries } nodes { id } } }`;
const ONE = 'query ($id: Int!) { salesEnquiry(id: $id) { createdAt updatedAt } }';
const CHANGE = `mutation ($id: Int!) { updateSalesEnquiry(id: $id, input: { enquiryAbout: "Fences" }) { updatedAt } }`;

/** The number of requests after which PostgreSQL serialises the operation (ADR 29). */
const OFTEN = 5;
const LONG_AGO = '2020-02-03T04:05:06.789Z';

describe('records of enquiries in lists', () => {
  let opened: EnquiryGrid;
  let uplift: EnquiryGrid['uplift'];
  let make: EnquiryGrid['make'];
  beforeAll(async () => {
    opened = await openEnquiryGrid();
    ({ uplift, make } = opened);
  });
  afterAll(() => uplift.stop());
  beforeEach(() => opened.empty());

  const list = async (query: string, filter: object = {}, as: TestUser = opened.admin) => {
    const { data, errors } = await uplift.graphql(query, { filter }, { as });
    return data?.salesEnquiries ?? errors?.[0]?.extensions;
  };
  const idsOf = async (filter: object, as?: TestUser): Promise<number[]> =>
    (await list(IDS, filter, as)).nodes.map(({ id }: { id: number }) => id);

  /** Creates an enquiry with a supplier, an unpublished buyer, a good cause and a responsible staff member. */
  async function enquiryOfAll() {
    const supplier = await make.supplier({ name: 'Rātā Print' });
    const buyer = await make.impactBuyer({ name: 'Kea School', status: 'Drafting' });
    const cause = await make.goodCause();
    const { id: personResponsibleId } = await uplift.user({ roles: ['Admin'], fullName: 'Mere' });
    const links = { supplierId: supplier.id, impactBuyerId: buyer.id, goodCauseId: cause.id };
    const { id } = await make.salesEnquiry({ ...links, personResponsibleId });
    const users = {
      admin: opened.admin,
      supplier: await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
      buyer: await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id }),
      cause: await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id }),
    };
    const refs = {
      supplier: { id: supplier.id, name: 'Rātā Print' },
      impactBuyer: { id: buyer.id, name: 'Kea School' },
      goodCause: { id: cause.id, name: cause.name },
      personResponsible: { id: personResponsibleId, name: 'Mere' },
    };
    return { id, users, refs };
  }

  it('name the linked records that the caller may see, and no others, also on the fast path R115 R188', async () => {
    const { users, refs } = await enquiryOfAll();
    const { personResponsible: _, ...ofParties } = refs;
    const { impactBuyer: __, ...ofCause } = ofParties;
    const none = { supplier: null, impactBuyer: null, goodCause: null, personResponsible: null };
    const seen = { admin: refs, supplier: ofParties, buyer: ofParties, cause: ofCause };
    for (const [who, expected] of Object.entries(seen))
      for (let request = 0; request <= OFTEN; request++) {
        const [row] = (await list(ROWS, {}, users[who as keyof typeof users])).nodes;
        expect(row).toMatchObject({ ...none, ...expected });
        for (const name of Object.keys(none)) expect(row[`${name}Id`]).toBe(row[name]?.id ?? null);
      }
  });

  it('are null where nothing is linked', async () => {
    await make.salesEnquiry();
    const none = { supplier: null, impactBuyer: null, goodCause: null, personResponsible: null };
    expect((await list(ROWS)).nodes).toMatchObject([none]);
  });

  it('are read in one statement, however many rows and linked records there are', async () => {
    for (let n = 0; n < 3; n++) await enquiryOfAll();
    const statements = await countStatements(async () => expect((await list(ROWS)).nodes).toHaveLength(3));
    // At most one more, which looks up the caller.
    expect(statements.length).toBeLessThanOrEqual(2);
  });

  it('have the times of their creation and of their last change, in a list and alone', async () => {
    const { id } = await make.salesEnquiry();
    await uplift.app.database.manager.query('UPDATE sales_enquiry SET created_at = $1, updated_at = $1', [
      LONG_AGO,
    ]);
    const times = { createdAt: LONG_AGO, updatedAt: LONG_AGO };
    const one = async () => (await uplift.graphql(ONE, { id }, { as: opened.admin })).data.salesEnquiry;
    expect([(await list(ROWS)).nodes[0], await one()]).toMatchObject([times, times]);
    await uplift.graphql(CHANGE, { id }, { as: opened.admin });
    const changed = await one();
    expect(changed.createdAt).toBe(LONG_AGO);
    expect(changed.updatedAt > LONG_AGO).toBe(true);
    expect((await list(ROWS)).nodes).toMatchObject([changed]);
  });

  describe('filtered by id', () => {
    it('are those with these ids and their totals, archived or not, as in other lists A62', async () => {
      const [first, second] = [await make.salesEnquiry(), await make.salesEnquiry()];
      const archived = await make.salesEnquiry({ archivedAt: new Date() });
      await make.salesEnquiry();
      const ids = [first.id, archived.id];
      expect((await idsOf({ ids })).sort((a, b) => a - b)).toEqual(ids);
      expect(await list(IDS, { ids })).toMatchObject({ totalCount: 2, totals: { enquiries: 2 } });
      expect(await idsOf({ ids, archived: true })).toEqual([archived.id]);
      for (const filter of [{ archived: false }, { withArchived: false }])
        expect(await idsOf({ ids, ...filter })).toEqual([first.id]);
      expect(await idsOf({ ids: [second.id], search: 'Customer' })).toEqual([second.id]);
      expect(await list(IDS, { ids: [] })).toMatchObject({ nodes: [], totalCount: 0 });
    });

    it('leave out those that the caller may not see R179', async () => {
      const { id, users } = await enquiryOfAll();
      const other = await make.salesEnquiry({ supplierId: (await make.supplier()).id });
      for (const who of ['supplier', 'buyer', 'cause'] as const) {
        expect(await idsOf({ ids: [other.id, id] }, users[who])).toEqual([id]);
        expect(await list(IDS, { ids: [other.id] }, users[who])).toMatchObject({ nodes: [], totalCount: 0 });
      }
    });

    it('are refused if there are more ids than a user selects by hand', async () => {
      const ids = Array.from({ length: 1001 }, (_, index) => index + 1);
      expect(await list(IDS, { ids })).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(await list(IDS, { ids: [-1] })).toMatchObject({ code: 'BAD_USER_INPUT' });
    });
  });
});
