import { Activity } from '../../platform/activity/activity.entity.js';
import { CREATE_SUPPLIER, startSupplierFixture } from '../../testing/supplier-fixture.js';
import { Supplier } from './supplier.entity.js';

const DELETE = `mutation ($id: Int!) { deleteSupplier(id: $id) }`;

const NEW = { name: 'Kōwhai Ltd', listTitle: 'Baker', enquiryEmail: 'hi@kowhai.example' };

describe('saving a supplier', () => {
  let fixture: Awaited<ReturnType<typeof startSupplierFixture>>;
  beforeAll(async () => {
    fixture = await startSupplierFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  describe('a new supplier', () => {
    it('staff create a supplier, which starts as Drafting R067 C006 C020', async () => {
      const { record } = await fixture.call('admin', CREATE_SUPPLIER, { input: NEW });
      const { name, listTitle } = NEW;
      expect(record).toMatchObject({ name, listTitle, status: 'DRAFTING', version: 1 });
      const body = { ...NEW, enquiryEmail: undefined, email: NEW.enquiryEmail };
      const rest = await fixture.uplift.rest('POST', 'business/create', { as: fixture.people.admin, body });
      expect(rest.json()).toEqual({ businessID: expect.any(Number) });
    });

    it.each([
      ['R069', 'name', 'Name is required.'],
      ['R070', 'listTitle', 'Listing title is required.'],
      ['R071', 'enquiryEmail', 'Email is required.'],
    ])('%s %s is required', async (_, name, message) => {
      for (const value of [undefined, null, '  ']) {
        const { fields } = await fixture.call('admin', CREATE_SUPPLIER, { input: { ...NEW, [name]: value } });
        expect(fields).toEqual([{ field: name, message }]);
      }
      expect((await fixture.update('admin', { [name]: ' ' })).fields).toEqual([{ field: name, message }]);
    });

    it('is created by staff only, and once however often it is sent C006', async () => {
      expect((await fixture.call('own', CREATE_SUPPLIER, { input: NEW })).code).toBe('FORBIDDEN');
      const options = { as: fixture.people.admin, headers: { 'idempotency-key': 'a-supplier-key-1' } };
      const ids = await Promise.all(
        [1, 2].map(
          async () =>
            (await fixture.uplift.graphql(CREATE_SUPPLIER, { input: NEW }, options)).data.createSupplier.id,
        ),
      );
      expect(ids[0]).toBe(ids[1]);
    });
  });

  it.each([
    ['R070', 'listTitle', 50, 'Maximum of 50 characters allowed.'],
    ['R072', 'membershipOption', 100, 'Maximum of 100 characters allowed.'],
    ['R073', 'contributionDetails', 35, 'Maximum of 35 characters allowed.'],
    ['R074', 'specialFieldLabel', 50, 'Maximum of 50 characters allowed.'],
    ['R075', 'whoAreWe', 500, 'Max 500 characters.'],
    ['R075', 'aboutWhatWeDo', 500, 'Max 500 characters.'],
    ['R069', 'name', 150, 'Maximum of 150 characters allowed.'],
  ])('%s %s accepts at most %i characters', async (_, name, most, message) => {
    expect((await fixture.update('admin', { [name]: 'ā'.repeat(most) })).code).toBeUndefined();
    expect((await fixture.update('admin', { [name]: 'ā'.repeat(most + 1) })).fields).toEqual([
      { field: name, message },
    ]);
  });

  it.each([
    ['R068', 'status', 'Elsewhere'],
    ['R093', 'contributionType', 'Share'],
    ['R094', 'callTrackingTitle', 'Boss'],
    ['R098', 'signUpMonth', 'Juli'],
    ['R025', 'serviceRegions', ['Tasmania']],
    ['R026', 'serviceDistricts', ['Hobart']],
    ['R059', 'website', 'javascript:alert(1)'],
    ['R096', 'buttonLink', 'javascript:alert(1)'],
    ['R096', 'affiliateButtonLink', 'data:text/html,x'],
    ['R097', 'destinationUrl', 'javascript:alert(1)'],
  ])('%s %s refuses any other value', async (_, name, value) => {
    expect((await fixture.update('admin', { [name]: value })).fields).toMatchObject([
      { field: expect.stringMatching(`^(input.)?${name}$`) },
    ]);
  });

  it('accepts a web address without its protocol R059', async () => {
    await fixture.update('own', { website: 'kowhai.example' });
    const stored = await fixture.uplift.app.database.manager.findOneByOrFail(Supplier, {
      id: fixture.records.own.id,
    });
    expect(stored.website).toBe('https://kowhai.example');
  });

  it.each([
    ['mailto:plans@rata.example', 'mailto:plans@rata.example'],
    ['plans@rata.example', 'plans@rata.example'],
    ['rata.example/plans', 'https://rata.example/plans'],
  ])('its email button accepts a link to %s R096', async (buttonLink, stored) => {
    expect((await fixture.update('admin', { buttonLink })).record.buttonLink).toBe(stored);
  });

  it.each([
    ['searchWeight', -1, 'This must be a whole number from 0 to 1,000,000.'],
    ['searchWeight', 1_000_001, 'This must be a whole number from 0 to 1,000,000.'],
    ['membershipListingDate', '1899-12-31', 'This must be a date from 1900 to 2099.'],
    ['membershipListingDate', '2026-02-30', 'This must be a date.'],
  ])('%s of %s has an error that lists the valid values', async (field, value, message) => {
    expect((await fixture.update('admin', { [field]: value })).fields).toEqual([{ field, message }]);
  });

  it('a keyword is unique, ignoring case R024', async () => {
    await fixture.make.supplier({ urlKeyword: 'Kereru' });
    const { fields } = await fixture.update('admin', { urlKeyword: 'kereru' });
    expect(fields).toEqual([{ field: 'urlKeyword', message: 'Another supplier has this keyword.' }]);
    expect((await fixture.update('admin', { urlKeyword: 'two words' })).fields).toMatchObject([
      { field: 'urlKeyword' },
    ]);
  });

  it('the postal address follows the physical one while set to the same R091', async () => {
    const physical = { physicalAddress: '1 Rātā Street', physicalCity: 'Taupō', postalAsAbove: true };
    const { record } = await fixture.update('admin', physical);
    expect(record).toMatchObject({ postalAddress: '1 Rātā Street', postalCity: 'Taupō' });
    expect((await fixture.update('admin', { physicalCity: 'Napier' })).record.postalCity).toBe('Napier');
    expect(
      (await fixture.update('admin', { postalAsAbove: false, physicalCity: 'Nelson' })).record.postalCity,
    ).toBe('Napier');
  });

  it('a supplier chooses services from the list, and staff extend it R063 R065', async () => {
    await fixture.make.supplier({ services: ['Hat Making'] });
    const unknown = await fixture.update('own', { services: ['Hat making', 'Time travel'] });
    expect(unknown.fields).toEqual([
      { field: 'services', message: 'Not on the list of services: Time travel.' },
    ]);
    expect((await fixture.update('own', { services: ['hat making'] })).record.services).toEqual([
      'Hat Making',
    ]);
    expect(
      (await fixture.update('admin', { services: ['Hat Making', 'Time travel'] })).record.services,
    ).toEqual(['Hat Making', 'Time travel']);
    const options = async (prefix: string) =>
      (
        await fixture.uplift.graphql(
          'query ($prefix: String) { serviceOptions(prefix: $prefix) }',
          { prefix },
          { as: fixture.people.own },
        )
      ).data.serviceOptions;
    expect(await options('TIME')).toEqual(['Time travel']);
    expect(await options('travel')).toEqual([]);
  });

  it('is also listed under the categories of its sub categories; unknown ones are refused R086 R087 C005 C020', async () => {
    const food = await fixture.make.category({ name: 'Food' });
    const bread = await fixture.make.subCategory({ name: 'Bread', categoryId: food.id });
    const { record } = await fixture.update('admin', { subCategoryIds: [bread.id] });
    expect([record.categories, record.subCategories]).toEqual([[{ name: 'Food' }], [{ name: 'Bread' }]]);
    expect((await fixture.update('admin', { categoryIds: [999_999] })).fields).toMatchObject([
      { field: 'categoryIds' },
    ]);
    expect((await fixture.update('own', { categoryIds: [] })).code).toBe('FORBIDDEN');
    const body = { id: fixture.records.own.id, category: 'food' };
    const rest = await fixture.uplift.rest('POST', 'business/update', { as: fixture.people.admin, body });
    expect(rest.json()).toMatchObject({ category: String(food.id), subCategory: String(bread.id) });
    const trades = await fixture.make.category({ name: 'Trades' });
    const both = { id: fixture.records.own.id, category: `${food.id},${trades.id}` };
    const answer = await fixture.uplift.rest('POST', 'business/update', {
      as: fixture.people.admin,
      body: both,
    });
    expect(answer.json().category).toBe(both.category);
    expect((await fixture.update('admin', { adminNotes: 'Two' })).record.categories).toEqual([
      { name: 'Food' },
      { name: 'Trades' },
    ]);
  });

  it('sending back a whole record unchanged changes nothing R086 C005', async () => {
    const { admin } = fixture.people;
    const { id } = fixture.records.own;
    await fixture.update('admin', {
      locations: ['Grey Lynn, Auckland', 'Ōtara'],
      searchServices: ['Drains'],
    });
    const [read] = (await fixture.uplift.rest('GET', `business/${id}`, { as: admin })).json();
    const saved = await fixture.uplift.rest('POST', 'business/update', { as: admin, body: read });
    expect(saved.json()).toEqual({
      ...read,
      ...saved.json(),
      version: read.version,
      locations: read.locations,
    });
    expect(await fixture.uplift.app.database.manager.findOneByOrFail(Supplier, { id })).toMatchObject({
      locations: ['Grey Lynn, Auckland', 'Ōtara'],
      version: read.version,
    });
  });

  it('ignores an empty weight R085 C005', async () => {
    await fixture.update('admin', { searchWeight: 7 });
    const body = { id: fixture.records.own.id, searchWeight: '', adminNotes: 'Heavy' };
    const rest = await fixture.uplift.rest('POST', 'business/update', { as: fixture.people.admin, body });
    expect(rest.json()).toMatchObject({ searchWeight: 7, adminNotes: 'Heavy' });
  });

  it('a supplier and its buyer record link to each other R147', async () => {
    const buyer = await fixture.make.impactBuyer();
    const ends = async () =>
      (
        await fixture.uplift.app.database.manager.query(
          `SELECT supplier_id, updated_at > '2021-01-01' AS stamped FROM impact_buyer WHERE id = $1`,
          [buyer.id],
        )
      )[0];
    const { manager } = fixture.uplift.app.database;
    await manager.query(`UPDATE impact_buyer SET updated_at = '2020-01-01' WHERE id = $1`, [buyer.id]);
    await fixture.update('admin', { impactBuyerId: buyer.id });
    expect(await ends()).toEqual({ supplier_id: fixture.records.own.id, stamped: true });
    const second = await fixture.make.supplier();
    const refused = await fixture.update('admin', { impactBuyerId: buyer.id }, undefined, second.id);
    expect(refused.fields).toMatchObject([{ field: 'impactBuyerId' }]);
    await fixture.update('admin', { impactBuyerId: null });
    expect(await ends()).toMatchObject({ supplier_id: null });
  });

  it('refuses a stale version and returns the current values', async () => {
    await fixture.update('admin', { name: 'Newer' }, 1);
    const stale = await fixture.update('own', { whoAreWe: 'Us' }, 1);
    expect([stale.code, stale.current.name, stale.current.version]).toEqual(['CONFLICT', 'Newer', 2]);
  });

  it('logs the changes, without the content of personal fields A156', async () => {
    await fixture.update('admin', { listTitle: 'Milliner', ownerName: 'Ana' });
    const entry = await fixture.uplift.app.database.manager.findOneOrFail(Activity, {
      where: { subjectType: 'supplier', subjectId: fixture.records.own.id },
      order: { id: 'DESC' },
    });
    expect(entry.changes).toMatchObject({ listTitle: [fixture.records.own.listTitle, 'Milliner'] });
    expect(JSON.stringify(entry.changes)).not.toContain('Ana');
  });

  it('users of a supplier that has left can change nothing A157', async () => {
    await fixture.update('admin', { status: 'LEFT_AND_REMOVED' });
    expect((await fixture.update('own', { whoAreWe: 'Us' })).code).toBe('FORBIDDEN');
  });

  describe('deleting a supplier A130 A155 C007', () => {
    it('deletes a supplier without references', async () => {
      const { id } = await fixture.make.supplier();
      expect((await fixture.call('own', DELETE, { id })).code).toBe('FORBIDDEN');
      expect((await fixture.call('admin', DELETE, { id })).record).toBe(true);
      expect((await fixture.call('admin', DELETE, { id })).code).toBe('NOT_FOUND');
    });

    it('refuses to delete a referenced supplier, and names the references', async () => {
      const { id } = await fixture.make.supplier();
      await fixture.make.salesEnquiry({ supplierId: id });
      await fixture.make.salesEnquiry({ referredBySupplierId: id });
      await fixture.uplift.user({ roles: ['Business'], supplierId: id });
      const refused = await fixture.call('admin', DELETE, { id });
      expect(refused.message).toBe(
        'This supplier cannot be deleted: 2 enquiries and 1 user refer to it. Set its status to Left & Removed instead.',
      );
      const rest = await fixture.uplift.rest('POST', 'business/delete', {
        as: fixture.people.admin,
        body: { id },
      });
      expect([rest.statusCode, rest.json().current.references]).toEqual([
        409,
        [
          { kind: 'enquiries', count: 2 },
          { kind: 'users', count: 1 },
        ],
      ]);
    });

    it('refuses to delete the service list, which alone may have more than 200 services R002 R064', async () => {
      await fixture.make.supplier({ id: 32, status: 'Admin' });
      const services = Array.from({ length: 201 }, (_, n) => `Service ${n}`);
      expect((await fixture.update('admin', { services }, undefined, 32)).record.services).toEqual(services);
      expect((await fixture.update('admin', { services })).fields).toEqual([
        { field: 'services', message: 'No more than 200 are allowed.' },
      ]);
      expect((await fixture.call('admin', DELETE, { id: 32 })).code).toBe('FORBIDDEN');
    });
  });
});
