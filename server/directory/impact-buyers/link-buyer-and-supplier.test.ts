import { Activity } from '../../platform/activity/activity.entity.js';
import { startBuyerFixture } from '../../testing/buyer-fixture.js';
import { Supplier } from '../suppliers/supplier.entity.js';
import { ImpactBuyer } from './impact-buyer.entity.js';

const FROM_SUPPLIER = `mutation ($supplierId: Int!, $input: ImpactBuyerInput) {
  createImpactBuyerFromSupplier(supplierId: $supplierId, input: $input, evenIfSimilar: true) {
    id name email phone address contactName status interestedStatus website whoWeAre supplier { id name } } }`;
const FROM_BUYER = `mutation ($id: Int!, $even: Boolean) {
  createSupplierFromImpactBuyer(impactBuyerId: $id, evenIfSimilar: $even) { id name listTitle status enquiryEmail impactBuyer { id } } }`;
const LINK_SUPPLIER = `mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }`;

describe('impact buyers that are also suppliers', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  const database = () => fixture.uplift.app.database;

  describe('linked from the buyer R147', () => {
    it('links both records to each other, and adds an activity to the supplier', async () => {
      const [first, second] = [await fixture.make.supplier(), await fixture.make.supplier()];
      const { id } = fixture.records.own;
      const { record } = await fixture.update('admin', { supplierId: first.id });
      expect(record.supplier).toEqual({ id: first.id, name: first.name });
      expect(await fixture.ends(id, first.id)).toEqual([first.id, id]);
      const activity = await database().manager.findOneOrFail(Activity, {
        where: { subjectType: 'supplier', subjectId: first.id },
        order: { id: 'DESC' },
      });
      expect(activity.changes).toEqual({ impactBuyerId: [null, id] });

      await fixture.update('admin', { supplierId: second.id });
      expect(await fixture.ends(id, first.id)).toEqual([second.id, null]);
      expect(await fixture.ends(id, second.id)).toEqual([second.id, id]);
      await fixture.update('admin', { supplierId: null });
      expect(await fixture.ends(id, second.id)).toEqual([null, null]);
    });

    it('refuses a supplier that is linked to another buyer, and changes nothing', async () => {
      const supplier = await fixture.make.supplier();
      await fixture.update('admin', { supplierId: supplier.id });
      const { id } = fixture.records.neighbour;
      const refused = await fixture.update('admin', { supplierId: supplier.id, name: 'X' }, undefined, id);
      expect(refused.fields).toEqual([
        { field: 'supplierId', message: 'This supplier is already linked to another impact buyer.' },
      ]);
      expect(await fixture.ends(id, supplier.id)).toEqual([null, fixture.records.own.id]);
    });

    it('keeps both sides consistent when linked and unlinked simultaneously', async () => {
      const suppliers = [await fixture.make.supplier(), await fixture.make.supplier()];
      const buyers = [fixture.records.own, fixture.records.neighbour];
      for (let round = 0; round < 5; round += 1) {
        const codes = await Promise.all(
          suppliers.flatMap((supplier, at) => [
            fixture.update('admin', { supplierId: supplier.id }, undefined, buyers[(at + round) % 2]?.id),
            fixture.call('admin', LINK_SUPPLIER, {
              id: supplier.id,
              input: { impactBuyerId: round % 3 === 2 ? null : buyers[at]?.id },
            }),
          ]),
        );
        for (const { code } of codes) expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(code);
        const torn = await database().manager.query(`
          SELECT b.id FROM impact_buyer b FULL JOIN supplier s ON s.id = b.supplier_id AND s.impact_buyer_id = b.id
          WHERE (b.supplier_id IS NOT NULL AND s.id IS NULL) OR (s.impact_buyer_id IS NOT NULL AND b.id IS NULL)`);
        expect(torn).toEqual([]);
      }
    });
  });

  describe('a buyer created from a supplier R058 C015', () => {
    const supplier = (fields: object = {}) =>
      fixture.make.supplier({
        name: 'Tūī Bakery',
        ownerName: 'Ana',
        ownerEmail: 'ana@tui.example',
        ownerMobile: '021 555',
        physicalAddress: '1 Rātā Street',
        website: 'https://tui.example',
        whoAreWe: 'Bakers',
        ...fields,
      });

    it('copies missing values from the supplier, and links both records', async () => {
      const { id, name } = await supplier();
      const { record } = await fixture.call('admin', FROM_SUPPLIER, {
        supplierId: id,
        input: { email: 'buying@tui.example', phone: null },
      });
      expect(record).toEqual({
        id: expect.any(Number),
        name: 'Tūī Bakery',
        email: 'buying@tui.example',
        phone: '021 555',
        address: '1 Rātā Street',
        contactName: 'Ana',
        website: 'https://tui.example',
        whoWeAre: 'Bakers',
        status: 'DATA_ONLY',
        interestedStatus: 'PROSPECTING',
        supplier: { id, name },
      });
      expect(await fixture.ends(record.id, id)).toEqual([id, record.id]);
    });

    it('has the documented REST fields C024', async () => {
      const { id } = await supplier({ ownerEmail: null, enquiryEmail: 'hi@tui.example' });
      const body = {
        business_id: id,
        impactEmail: null,
        impactPhone: '03 555',
        impactAddress: '2 Rātā Street',
        impactLeadConnectionName: 'Ben',
      };
      const made = await fixture.rest('admin', 'impactBusiness/createImpactBusinessFromSupplier', body);
      const { impactBusinessID } = made.json();
      expect(made.json()).toEqual({ impactBusinessID: expect.any(Number) });
      expect(await database().manager.findOneByOrFail(ImpactBuyer, { id: impactBusinessID })).toMatchObject({
        email: 'hi@tui.example',
        phone: '03 555',
        address: '2 Rātā Street',
        contactName: 'Ben',
        supplierId: id,
      });
      const wrong = await fixture.rest('admin', 'impactBusiness/createImpactBusinessFromSupplier', {
        ...body,
        impactEmail: 'nobody',
      });
      expect([wrong.statusCode, wrong.json().fields[0].field]).toEqual([400, 'impactEmail']);
    });

    it('is refused if the supplier already has a buyer, also for two simultaneous requests', async () => {
      const { id } = await supplier();
      const answers = await Promise.all(
        [1, 2].map(() => fixture.call('admin', FROM_SUPPLIER, { supplierId: id })),
      );
      expect(answers.map(({ code }) => code ?? 'made').sort()).toEqual(['CONFLICT', 'made']);
      const again = await fixture.rest('admin', 'impactBusiness/createImpactBusinessFromSupplier', {
        business_id: id,
      });
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        'This supplier is an impact buyer already.',
      ]);
      expect(await database().manager.countBy(ImpactBuyer, { supplierId: id })).toBe(1);
    });

    it('creates nothing if one of the two records is refused', async () => {
      const { id } = await supplier();
      const { fields } = await fixture.call('admin', FROM_SUPPLIER, {
        supplierId: id,
        input: { urlKeyword: '2026' },
      });
      expect(fields).toMatchObject([{ field: 'urlKeyword' }]);
      expect(await database().manager.countBy(ImpactBuyer, { name: 'Tūī Bakery', supplierId: id })).toBe(0);
      expect((await fixture.call('admin', FROM_SUPPLIER, { supplierId: 999_999 })).code).toBe('NOT_FOUND');
      expect((await fixture.call('own', FROM_SUPPLIER, { supplierId: id })).code).toBe('FORBIDDEN');
    });

    it('is created once per key, however often it is sent', async () => {
      const { id } = await supplier();
      const key = { 'idempotency-key': 'a-buyer-of-a-supplier' };
      const [first, second] = [
        await fixture.call('admin', FROM_SUPPLIER, { supplierId: id }, key),
        await fixture.call('admin', FROM_SUPPLIER, { supplierId: id }, key),
      ];
      expect(second.record).toEqual(first.record);
    });
  });

  describe('a supplier created from a buyer R126 C016', () => {
    it('starts as Drafting with the buyer’s data, and links both records', async () => {
      const buyer = await fixture.make.impactBuyer({
        name: 'Te Kura Kaupapa Māori o Ngā Maungarongo me ōna Whānau Katoa',
        contactName: 'Ana',
        phone: '021 555',
        address: '1 Rātā Street',
        website: 'https://kura.example',
        whoWeAre: 'Kura '.repeat(140).trim(),
      });
      const { record } = await fixture.call('admin', FROM_BUYER, { id: buyer.id });
      expect(record).toMatchObject({
        name: buyer.name,
        listTitle: 'Te Kura Kaupapa Māori o Ngā Maungarongo me ōna…',
        status: 'DRAFTING',
        enquiryEmail: buyer.email,
        impactBuyer: { id: buyer.id },
      });
      expect(await fixture.ends(buyer.id, record.id)).toEqual([record.id, buyer.id]);
      const made = await database().manager.findOneByOrFail(Supplier, { id: record.id });
      expect(made).toMatchObject({
        ownerName: 'Ana',
        ownerMobile: '021 555',
        physicalAddress: '1 Rātā Street',
      });
      expect(made.whoAreWe).toMatch(/^(Kura )+Kura…$/);
      expect(made.whoAreWe?.length).toBeLessThanOrEqual(500);
    });

    it('is refused if the buyer already has a supplier, also for two simultaneous requests', async () => {
      const { id } = fixture.records.own;
      const answers = await Promise.all(
        [1, 2].map(() => fixture.rest('admin', 'business/createSupplierFromBusiness', { business_id: id })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused.message).toBe('This impact buyer is a supplier already.');
      const made = answers.find(({ statusCode }) => statusCode === 200)?.json();
      expect(made).toEqual({ businessID: expect.any(Number) });
      expect(await fixture.ends(id, made.businessID)).toEqual([made.businessID, id]);
      expect(await database().manager.countBy(Supplier, { impactBuyerId: id })).toBe(1);
    });

    it.each([
      ['name', { name: 'KŌTUKU Crafts', enquiryEmail: 'hello@crafts.example' }, 'kotuku@crafts.example'],
      ['email address', { name: 'Weaving', enquiryEmail: 'Weka@craft.example' }, 'weka@craft.example'],
    ])(
      'names an existing supplier with the same %s, and creates another only on request',
      async (shared, known, email) => {
        const existing = await fixture.make.supplier(known);
        const buyer = await fixture.make.impactBuyer({ name: `Kōtuku ${known.name.slice(7)}`, email });
        const { code, message } = await fixture.call('admin', FROM_BUYER, { id: buyer.id });
        expect(code).toBe('CONFLICT');
        expect(message).toContain(`a supplier with this ${shared}: “${existing.name}” (ID ${existing.id})`);
        expect(await database().manager.countBy(Supplier, { impactBuyerId: buyer.id })).toBe(0);
        const { record } = await fixture.call('admin', FROM_BUYER, { id: buyer.id, even: true });
        expect(await fixture.ends(buyer.id, record.id)).toEqual([record.id, buyer.id]);
      },
    );

    it('is staff only', async () => {
      expect((await fixture.call('own', FROM_BUYER, { id: fixture.records.own.id })).code).toBe('FORBIDDEN');
      expect((await fixture.call('admin', FROM_BUYER, { id: 999_999 })).code).toBe('NOT_FOUND');
    });
  });
});
