import type { DeepPartial } from 'typeorm';
import type { Supplier } from '../../directory/suppliers/supplier.entity.js';
import { countStatements } from '../../testing/count-statements.js';
import { eachRole } from '../../testing/each-role.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import type { TestUser } from '../../testing/test-uplift.js';
import type { SalesEnquiry } from '../sales-enquiries/sales-enquiry.entity.js';
import { readMatchingSuppliers } from './matching-suppliers.read-model.js';
import { MATCHING_SUPPLIERS } from './matching-suppliers.sql.js';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const WELLINGTON = '3 Rātā Street, Newtown, Wellington 6021';
const DUNEDIN = '3 Rātā Street, Dunedin';
/** More than the number of suppliers shown. */
const ALL = 1000;

const QUERY = `query ($id: Int!) {
  matchingSuppliers(impactBuyerId: $id) { id name listTitle locations reasons } }`;

describe('matching suppliers for a buyer', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  /** A school in Wellington that has bought nothing. */
  let schoolId: number;
  let schools: number[];
  let farms: number[];

  const buyer = async (buyerType: 'School' | 'Farm', address: string | null) =>
    (await fixture.make.impactBuyer({ buyerType, address })).id;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(async () => {
    await fixture.uplift.app.database.manager.query(`DELETE FROM lead; DELETE FROM sales_enquiry;
      UPDATE impact_buyer SET supplier_id = NULL; DELETE FROM supplier; DELETE FROM impact_buyer`);
    schoolId = await buyer('School', WELLINGTON);
    schools = [await buyer('School', DUNEDIN), await buyer('School', null)];
    farms = [await buyer('Farm', DUNEDIN), await buyer('Farm', DUNEDIN)];
  });

  const supplier = (name: string, fields: DeepPartial<Supplier> = {}) =>
    fixture.make.supplier({ name, createdAt: daysAgo(3000), ...fields });
  const enquiry = (supplierId: number, fields: DeepPartial<SalesEnquiry> = {}) =>
    fixture.make.salesEnquiry({ supplierId, enquiredAt: daysAgo(100), ...fields });
  const sale = (supplierId: number, impactBuyerId: number | null, fields: DeepPartial<SalesEnquiry> = {}) =>
    enquiry(supplierId, {
      impactBuyerId,
      progress: 'Completed',
      revenue: 900,
      emailState: 'Reply Sent',
      ...fields,
    });
  /** Creates suppliers in a new category. */
  const inCategory = async (category: string, ...called: string[]) => {
    const { id } = await fixture.make.category({ name: category });
    const made: number[] = [];
    for (const name of called) made.push((await supplier(name)).id);
    await fixture.uplift.app.database.manager.query(
      'INSERT INTO supplier_category (supplier_id, category_id) SELECT unnest($1::integer[]), $2::integer',
      [made, id],
    );
    return made as [number, number];
  };
  const matching = (id = schoolId) => readMatchingSuppliers(fixture.uplift.app.database, id);
  const names = async (id?: number) => (await matching(id)).map(({ name }) => name);
  const reasonsOf = async (name: string) => (await matching()).find((row) => row.name === name)?.reasons;
  /** Returns the names of the suppliers as of a given time. */
  const namesAsOf = async (moment: Date) =>
    (
      await fixture.uplift.app.database.read<{ name: string }>(MATCHING_SUPPLIERS, [schoolId, moment, ALL])
    ).map(({ name }) => name);

  describe('the ranking', () => {
    it('puts suppliers first that buyers of the same type bought from', async () => {
      const [farmers, schooled] = [await supplier('Farmers'), await supplier('Schooled')];
      for (const farm of farms) await sale(farmers.id, farm);
      for (const school of schools) await sale(schooled.id, school);
      expect(await names()).toEqual(['Schooled', 'Farmers']);
    });

    it('puts suppliers first that buyers of the same region bought from', async () => {
      const [far, near] = [await supplier('Far'), await supplier('Near')];
      await sale(far.id, farms[0] ?? 0);
      await sale(near.id, await buyer('Farm', 'Porirua'));
      expect(await names()).toEqual(['Near', 'Far']);
    });

    it('favours categories that buyers of the same type, or the buyer itself, bought from', async () => {
      const [liked, own, other] = [
        await inCategory('Uniforms', 'Liked', 'Schooled'),
        await inCategory('Printing', 'Own', 'Bought from'),
        await inCategory('Tractors', 'Other', 'Farmers'),
      ];
      for (const school of schools) await sale(liked[1], school);
      for (const farm of farms) await sale(other[1], farm);
      for (const each of [liked, own, other]) await sale(each[0], null);
      await sale(own[1], schoolId);
      const order = await names();
      expect(order.filter((name) => ['Liked', 'Own', 'Other'].includes(name))).toEqual([
        'Own',
        'Liked',
        'Other',
      ]);
      expect(await reasonsOf('Own')).toContain('This buyer has bought Printing before');
      expect(await reasonsOf('Liked')).toContain(
        'Buyers of the same type bought Uniforms 2 times in the last five years',
      );
      expect(await reasonsOf('Other')).toEqual([
        '1 sale in the last five years',
        'Has answered 1 of 1 enquiry',
      ]);
    });

    it('ignores purchases older than five years and unsuccessful ones', async () => {
      const [before, never, now] = [await supplier('Before'), await supplier('Never'), await supplier('Now')];
      for (const school of schools) await sale(before.id, school, { enquiredAt: daysAgo(2000) });
      for (const school of schools) await sale(never.id, school, { progress: 'Fallen Through' });
      await sale(now.id, farms[0] ?? 0);
      expect(await names()).toEqual(['Now']);
    });

    it('puts suppliers of the region before nationwide ones, and hides those of other regions', async () => {
      await supplier('Country', { serviceRegions: ['Nationwide'] });
      await supplier('Elsewhere', { serviceRegions: ['Otago'] });
      await supplier('Here', { serviceRegions: ['Wellington'] });
      await supplier('There', { serviceRegions: ['Wellington'], physicalPostCode: '6011' });
      expect(await names()).toEqual(['There', 'Here', 'Country']);
      expect(await reasonsOf('There')).toEqual(['Is in Wellington and serves it']);
    });

    it('puts suppliers that respond before those that do not', async () => {
      const here = { serviceRegions: ['Wellington'] };
      const [silent, prompt] = [await supplier('Silent', here), await supplier('Prompt', here)];
      for (let at = 0; at < 5; at++) {
        await enquiry(silent.id);
        await enquiry(prompt.id, { emailState: 'Reply Sent' });
      }
      expect(await names()).toEqual(['Prompt', 'Silent']);
    });

    it('puts suppliers with less open work for their size first', async () => {
      const here = { serviceRegions: ['Wellington'] };
      const [busy, free] = [await supplier('Busy', here), await supplier('Free', here)];
      const answered = { emailState: 'Reply Sent', enquiredAt: daysAgo(40) } as const;
      for (let at = 0; at < 6; at++) {
        await enquiry(busy.id, { ...answered, progress: 'In Progress' });
        await enquiry(free.id, { ...answered, progress: 'Fallen Through' });
        // An enquiry that has been open for long does not count as open work.
        await enquiry(free.id, { ...answered, enquiredAt: daysAgo(200), progress: 'In Progress' });
        await enquiry(busy.id, { ...answered, enquiredAt: daysAgo(200), progress: 'In Progress' });
      }
      expect(await names()).toEqual(['Free', 'Busy']);
      expect(await reasonsOf('Busy')).toContain('Has work in hand with 6 enquiries of the last three months');
      expect(await reasonsOf('Free')).toEqual(['Serves Wellington', 'Has answered 12 of 12 enquiries']);
    });

    it('shows at most twenty', async () => {
      for (let at = 0; at < 22; at++) await supplier(`One of many ${at}`, { serviceRegions: ['Nationwide'] });
      expect(await names()).toHaveLength(20);
    });
  });

  describe('the reasons', () => {
    it('are shown as plain sentences', async () => {
      const { id } = await supplier('Kea', {
        listTitle: 'Printer',
        locations: ['Petone'],
        serviceRegions: ['Otago', 'Wellington'],
      });
      for (const school of schools) await sale(id, school);
      await sale(id, farms[0] ?? 0);
      await sale(id, null);
      await enquiry(id);
      // Too recent to be due an answer.
      await enquiry(id, { enquiredAt: daysAgo(1) });
      expect(await matching()).toEqual([
        {
          id,
          name: 'Kea',
          listTitle: 'Printer',
          locations: ['Petone'],
          reasons: [
            '2 similar buyers bought from it in the last two years',
            'Serves Wellington',
            '4 sales in the last five years',
            'Has answered 4 of 5 enquiries',
            'Has work in hand with 1 enquiry of the last three months',
          ],
        },
      ]);
    });

    it('use the singular for one, and name the whole country', async () => {
      const { id } = await supplier('Kea', { serviceRegions: ['Nationwide'] });
      await sale(id, schools[0] ?? 0);
      expect(await reasonsOf('Kea')).toEqual([
        '1 similar buyer bought from it in the last two years',
        'Serves the whole country',
        '1 sale in the last five years',
        'Has answered 1 of 1 enquiry',
      ]);
    });

    it('name no region if the buyer’s address is unknown', async () => {
      await supplier('Kea', { serviceRegions: ['Wellington'] });
      expect(await names(await buyer('School', null))).toEqual([]);
      expect(await names(await buyer('School', 'Somewhere, Atlantis'))).toEqual([]);
      expect(await names(await buyer('School', 'Level 2, Lower Hutt'))).toEqual(['Kea']);
    });
  });

  describe('excluded suppliers', () => {
    /** Creates a supplier that all schools buy from. */
    const favourite = async (name: string, fields: DeepPartial<Supplier> = {}) => {
      const made = await supplier(name, { serviceRegions: ['Wellington'], ...fields });
      for (const school of schools) await sale(made.id, school);
      return made;
    };
    beforeEach(() => favourite('Another'));

    it.each([
      ['is open', { status: 'Card Created' }],
      ['was refused', { status: 'No Opportunity', customersResponse: 'No Opportunity (Not Interested)' }],
      ['was refused, and is archived', { status: 'No Opportunity', archivedAt: daysAgo(9) }],
      ['is already in use', { status: 'Already Using' }],
      ['became a sale', { status: 'Sale' }],
    ] as const)('leaves out a supplier whose lead for the buyer %s', async (_, fields) => {
      const { id: supplierId } = await favourite('Offered');
      await fixture.lead({ impactBuyerId: schoolId, supplierId, ...fields });
      expect(await names()).toEqual(['Another']);
      expect(await names(await buyer('School', WELLINGTON))).toContain('Offered');
    });

    it('leaves out a supplier that the buyer has bought from or sent an enquiry, however long ago', async () => {
      await sale((await favourite('Bought from')).id, schoolId, { enquiredAt: daysAgo(2000) });
      await enquiry((await favourite('Asked')).id, { impactBuyerId: schoolId, archivedAt: daysAgo(3) });
      expect(await names()).toEqual(['Another']);
    });

    it('leaves out a supplier that is the buyer itself, whichever record holds the link', async () => {
      await favourite('Itself', { impactBuyerId: schoolId });
      const { id } = await favourite('Itself, too');
      await fixture.uplift.app.database.manager.query(
        'UPDATE impact_buyer SET supplier_id = $2 WHERE id = $1',
        [schoolId, id],
      );
      expect(await names()).toEqual(['Another']);
    });

    it.each(['Admin', 'Prospecting', 'Drafting', 'Paused / Live', 'Left & Removed'] as const)(
      'leaves out a supplier that is %s',
      async (status) => {
        await favourite('Not listed', { status });
        expect(await names()).toEqual(['Another']);
      },
    );
  });

  it('ranks as of a given time without later data', async () => {
    const [first, later, newer] = [
      await supplier('First'),
      await supplier('Later'),
      await supplier('Newer', { createdAt: daysAgo(30), serviceRegions: ['Nationwide'] }),
    ];
    await sale(first.id, schools[0] ?? 0, { enquiredAt: daysAgo(2100) });
    for (const school of schools) await sale(later.id, school, { enquiredAt: daysAgo(50) });
    await sale(newer.id, farms[0] ?? 0, { enquiredAt: daysAgo(20) });
    await fixture.lead({ impactBuyerId: schoolId, supplierId: first.id, createdAt: daysAgo(10) });
    expect(await namesAsOf(daysAgo(60))).toEqual([]);
    expect(await namesAsOf(daysAgo(2000))).toEqual(['First']);
    expect(await namesAsOf(daysAgo(40))).toEqual(['Later']);
    expect((await namesAsOf(daysAgo(0))).sort()).toEqual(['Later', 'Newer']);
  });

  it('is Admin only and takes one statement', async () => {
    const { id } = await supplier('Kea', { serviceRegions: ['Nationwide'] });
    for (const [who, as] of await eachRole(fixture.uplift)) {
      const { data, errors } = await fixture.uplift.graphql(
        QUERY,
        { id: schoolId },
        { as: as as TestUser | null },
      );
      if (who === 'Admin') expect(data.matchingSuppliers).toMatchObject([{ id, name: 'Kea' }]);
      else expect([who, data?.matchingSuppliers ?? null, errors?.length]).toEqual([who, null, 1]);
    }
    expect(await countStatements(matching)).toHaveLength(1);
  });

  it('an unknown buyer has no matches', async () => {
    await supplier('Kea', { serviceRegions: ['Nationwide'] });
    expect(await names(999_999)).toEqual([]);
  });
});
