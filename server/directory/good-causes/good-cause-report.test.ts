import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import type { BuyerStatus } from '../impact-buyers/impact-buyer.states.js';

const REPORT = `query Report($id: Int!) { goodCauseReport(id: $id) {
  goodCause { id name status special contribution equivalentHours }
  byYear { year contribution equivalentHours } buyerCount supplierCount
  buyers { id name contribution equivalentHours goodCause { id } }
  suppliers { contribution supplier { id name listTitle } } } }`;

describe('the page of a good cause', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  const ids = { cause: 0, draft: 0, plumber: 0, painter: 0, school: 0, church: 0 };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    const cause = await make.goodCause({
      name: 'Kai (Impact an Area)',
      linkKey: 'the-secret-key-of-the-cause',
    });
    const draft = await make.goodCause({ status: 'Drafting' });
    const [plumber, painter] = [await make.supplier({ name: 'Kōwhai' }), await make.supplier()];
    const left = await make.supplier({ status: 'Left & Removed' });
    const buyer = (fields: object) =>
      make.impactBuyer({ goodCauseId: cause.id, status: 'Live Report', ...fields });
    const school = await buyer({ name: 'School', email: 'private@lead.example' });
    const church = await buyer({ name: 'Church' });
    const hidden = await buyer({ name: 'Hidden', status: 'Drafting' });
    await make.impactBuyer({ status: 'Live Report', name: 'Elsewhere' });
    Object.assign(ids, {
      cause: cause.id,
      draft: draft.id,
      plumber: plumber.id,
      painter: painter.id,
      school: school.id,
      church: church.id,
    });
    const sale = (fields: object) =>
      make.salesEnquiry({
        goodCauseId: cause.id,
        progress: 'Completed',
        fullName: 'Private Customer',
        email: 'customer@private.example',
        enquiredAt: new Date('2024-06-01T00:00:00Z'),
        ...fields,
      });
    await sale({ supplierId: plumber.id, impactBuyerId: church.id, contribution: 400 });
    await sale({ supplierId: painter.id, impactBuyerId: hidden.id, contribution: 60 });
    await sale({ supplierId: left.id, contribution: 40, enquiredAt: new Date('2022-12-31T11:30:00Z') });
    await sale({ supplierId: plumber.id, progress: 'In Progress', contribution: 10 });
    await sale({ supplierId: painter.id, progress: 'Fallen Through', contribution: 5000 });
    await sale({ supplierId: painter.id, goodCauseId: draft.id, contribution: 70 });
  });
  afterAll(() => uplift.stop());

  const report = async (id: number, as: TestUser | null = null) => {
    const { data, errors } = await uplift.graphql(REPORT, { id }, { as });
    expect(errors).toBeUndefined();
    return data.goodCauseReport;
  };

  it('shows what the cause has received in total and by New Zealand calendar year R109 R280', async () => {
    const { goodCause, byYear } = await report(ids.cause);
    expect(goodCause).toMatchObject({ special: true, contribution: 510, equivalentHours: 22 });
    // Half past midnight on the first of January in New Zealand.
    expect(byYear).toEqual([
      { year: 2023, contribution: 40, equivalentHours: 2 },
      { year: 2024, contribution: 470, equivalentHours: 21 },
    ]);
  });

  it('lists its buyers with a Live Report, and listed suppliers whose completed sales benefited it', async () => {
    const { buyers, buyerCount, suppliers, supplierCount } = await report(ids.cause);
    expect(buyers).toMatchObject([
      { id: ids.church, contribution: 400, equivalentHours: 18, goodCause: { id: ids.cause } },
      { id: ids.school, contribution: 0 },
    ]);
    expect(suppliers).toMatchObject([
      { contribution: 400, supplier: { id: ids.plumber, name: 'Kōwhai' } },
      { contribution: 60, supplier: { id: ids.painter } },
    ]);
    expect([buyerCount, supplierCount]).toEqual([2, 2]);
  });

  it('never shows customers or private data R340 R341', async () => {
    const admin = await uplift.user({ roles: ['Admin'] });
    for (const as of [null, admin])
      expect(JSON.stringify(await report(ids.cause, as))).not.toMatch(/private|secret|hidden/i);
  });

  it('an unapproved cause is visible to its own user and Admin only R106 C027', async () => {
    const own = await uplift.user({ roles: ['GoodCause'], goodCauseId: ids.draft });
    const other = await uplift.user({ roles: ['GoodCause'], goodCauseId: ids.cause });
    const admin = await uplift.user({ roles: ['Admin'] });
    for (const as of [null, other]) expect(await report(ids.draft, as)).toBeNull();
    for (const as of [own, admin]) expect((await report(ids.draft, as)).goodCause.contribution).toBe(70);
    expect(await report(999_999)).toBeNull();
  });

  describe('with more than a page of buyers and suppliers', () => {
    const GIVERS = `query Givers($id: Int!, $buyers: Int, $suppliers: Int) {
      goodCauseReport(id: $id, buyersOffset: $buyers, suppliersOffset: $suppliers) {
        buyerCount supplierCount buyers { id contribution } suppliers { contribution supplier { id } } } }`;
    const [SUPPLIERS, BUYERS] = [50, 26];
    let causeId: number;
    const seen = { suppliers: [] as number[], buyers: [] as number[] };

    beforeAll(async () => {
      const cause = await make.goodCause();
      causeId = cause.id;
      const buyer = (status: BuyerStatus) => make.impactBuyer({ goodCauseId: causeId, status });
      for (let n = 0; n < BUYERS; n += 1) seen.buyers.push((await buyer('Live Report')).id);
      const hidden = await buyer('Drafting');
      const sale = (supplierId: number, contribution: number, fields: object = {}) =>
        make.salesEnquiry({
          supplierId,
          goodCauseId: causeId,
          impactBuyerId: hidden.id,
          progress: 'Completed',
          contribution,
          ...fields,
        });
      // Several suppliers give the same. Later ones give more.
      for (let n = 0; n < SUPPLIERS; n += 1) {
        const { id } = await make.supplier();
        await sale(id, 10 + Math.floor(n / 5));
        seen.suppliers.push(id);
      }
      // Suppliers that are not public give most.
      for (const status of ['Left & Removed', 'Drafting'] as const)
        await sale((await make.supplier({ status })).id, 9000);
      await sale((await make.supplier()).id, 9000, { progress: 'In Progress' });
    });

    const givers = async (buyers: number, suppliers: number) => {
      const { data, errors } = await uplift.graphql(GIVERS, { id: causeId, buyers, suppliers });
      expect(errors).toBeUndefined();
      return data.goodCauseReport;
    };

    it('its pages list every public record once, largest contribution first P013 R109', async () => {
      const pages = [await givers(0, 0), await givers(24, 24), await givers(48, 48)];
      for (const { supplierCount, buyerCount } of pages)
        expect([supplierCount, buyerCount]).toEqual([SUPPLIERS, BUYERS]);
      expect(pages.map(({ suppliers }) => suppliers.length)).toEqual([24, 24, 2]);
      expect(pages.map(({ buyers }) => buyers.length)).toEqual([24, 2, 0]);
      const suppliers: { contribution: number; supplier: { id: number } }[] = pages.flatMap(
        (page) => page.suppliers,
      );
      const ofSuppliers = suppliers.map(({ supplier }) => supplier.id);
      expect(ofSuppliers).toHaveLength(new Set(ofSuppliers).size);
      expect([...ofSuppliers].sort((a, b) => a - b)).toEqual(seen.suppliers);
      const given = suppliers.map(({ contribution }) => contribution);
      expect(given).toEqual([...given].sort((a, b) => b - a));
      const buyers: { id: number }[] = pages.flatMap((page) => page.buyers);
      expect(buyers.map(({ id }) => id)).toEqual(seen.buyers);
    });

    it('each list pages separately; without an offset the first page is returned', async () => {
      const first = (await uplift.graphql(GIVERS, { id: causeId })).data.goodCauseReport;
      expect(first).toEqual(await givers(0, 0));
      const mixed = await givers(0, 24);
      expect(mixed.buyers).toEqual(first.buyers);
      expect(mixed.suppliers).toEqual((await givers(24, 24)).suppliers);
    });

    it.each([
      ['suppliersOffset', 0, -1],
      ['buyersOffset', -1, 0],
      ['suppliersOffset', 0, 100_001],
      ['buyersOffset', 100_001, 0],
    ])('refuses an out-of-range %s (%s, %s)', async (field, buyers, suppliers) => {
      const { errors } = await uplift.graphql(GIVERS, { id: causeId, buyers, suppliers });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [expect.objectContaining({ field })],
      });
    });

    it('no page of an unapproved cause is public R106', async () => {
      const { data } = await uplift.graphql(GIVERS, { id: ids.draft, buyers: 0, suppliers: 24 });
      expect(data.goodCauseReport).toBeNull();
    });
  });

  it('does not read sales, whatever their number', async () => {
    const text = await queryPlans(uplift.app.database, () => report(ids.cause));
    expect(text).toContain('partner_total');
    expect(text).not.toContain('sales_enquiry');
  });
});
