import { isSeenBy } from '../platform/records/field';
import { factories } from '../testing/factories';
import { otherValue, sentFields } from '../testing/field-values';
import { sentFile } from '../testing/sent-file';
import { TestUplift, type TestUser } from '../testing/test-uplift';
import { Supplier } from './supplier.entity';
import { supplierFields } from './supplier.fields';

// Written by hand: what a table says of rights proves nothing about what it should say.
const CHANGED_BY_ITS_USER = [
  'enquiryEmail',
  'ownerMobile',
  'ownerEmail',
  'whoAreWe',
  'aboutWhatWeDo',
  'website',
  'imageUrl',
  'profilePictureTitle',
  'services',
  'searchServices',
];
const FOR_STAFF = ['adminNotes', 'specificBenefits', 'reasonForLeaving', 'leadSummary'];

type Name = keyof typeof supplierFields;
const NAMES = sentFields(supplierFields) as Name[];
const SET: Partial<Record<Name, unknown>> = {
  serviceRegions: ['Otago'],
  serviceDistricts: ['Dunedin City'],
  services: ['Candles'],
  locationsJson: [{ name: 'Here' }],
  urlKeyword: 'new-keyword',
  physicalPostCode: '9016',
  postalPostCode: '9016',
  postalAsAbove: false,
  sustainabilityNotes: { sustainabilityCarbon: 'Zero since 2024' },
};
const FOLDERS = { imageUrl: 'profileImages', desktopUrl: 'promotions', mobileUrl: 'promotions' } as const;
const newValue = (name: Name, stored: unknown) =>
  name in SET ? SET[name] : otherValue(name, supplierFields[name], stored);

const UPDATE = `mutation ($id: Int!, $input: SupplierInput!) { updateSupplier(id: $id, input: $input) { id } }`;
const READ = `query ($id: Int!) { supplierRecord(id: $id) { id viewedAs ${NAMES.join(' ')} } }`;

describe('the fields of a supplier', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let buyerId: number;
  const people: Record<string, TestUser | null> = { visitor: null };
  let own: Supplier;
  let other: Supplier;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    own = await make.supplier(Object.fromEntries(FOR_STAFF.map((name) => [name, 'secret'])));
    other = await make.supplier();
    await make.supplier({ services: ['Candles'] });
    buyerId = (await make.impactBuyer()).id;
    for (const name of ['imageUrl', 'desktopUrl', 'mobileUrl'] as const)
      SET[name] = await sentFile(uplift.app.database, FOLDERS[name], {
        recordType: 'supplier',
        recordId: own.id,
      });
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.own = await uplift.user({ roles: ['Business'], supplierId: own.id });
    people.neighbour = await uplift.user({ roles: ['Business'], supplierId: other.id });
    people.buyer = await uplift.user({ roles: ['ImpactBusiness'], supplierId: own.id });
    people.cause = await uplift.user({ roles: ['GoodCause'] });
    people.member = await uplift.user();
  });
  afterAll(() => uplift.stop());

  const stored = (id = own.id) => uplift.app.database.manager.findOneByOrFail(Supplier, { id });
  const code = async (who: string, input: object) =>
    (await uplift.graphql(UPDATE, { id: own.id, input }, { as: people[who] })).errors?.[0]?.extensions?.code;

  it.each(NAMES)('R068 R088 %s is changed by those who may, through GraphQL and REST', async (name) => {
    const field = supplierFields[name];
    const before = await stored();
    const value = name === 'impactBuyerId' ? buyerId : newValue(name, before[name]);
    const byUser = CHANGED_BY_ITS_USER.includes(name);
    const send = { [name]: value };
    expect(await code('own', send)).toBe(byUser ? undefined : 'FORBIDDEN');
    expect((await stored())[name]).toEqual(byUser ? value : before[name]);
    for (const stranger of ['neighbour', 'buyer', 'cause', 'member', 'visitor'])
      expect(await code(stranger, send)).toBe(stranger === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
    await uplift.app.database.manager.update(Supplier, own.id, { [name]: before[name] });
    expect(await code('admin', send)).toBeUndefined();
    expect((await stored())[name]).toEqual(value);
    if (name === 'impactBuyerId') await code('admin', { impactBuyerId: null });
    await uplift.app.database.manager.update(Supplier, own.id, { [name]: before[name] });

    const wired = { id: own.id, [field.wire]: field.codec.write(value) };
    const rest = (who: string) => uplift.rest('POST', 'business/update', { as: people[who], body: wired });
    expect((await rest('own')).statusCode).toBe(200);
    expect((await stored())[name]).toEqual(byUser ? value : before[name]);
    for (const stranger of ['neighbour', 'buyer', 'visitor'])
      expect([stranger, (await rest(stranger)).statusCode]).toEqual([
        stranger,
        stranger === 'visitor' ? 401 : 403,
      ]);
    const byStaff = await rest('admin');
    expect([byStaff.statusCode, byStaff.json().message]).toEqual([200, undefined]);
    expect((await stored())[name]).toEqual(value);
    expect(byStaff.json()[field.wire]).toEqual(field.codec.write(JSON.parse(JSON.stringify(value))));
    if (name === 'impactBuyerId') await code('admin', { impactBuyerId: null });
    await uplift.app.database.manager.update(Supplier, own.id, { [name]: before[name] });
  });

  it.each(['imageUrl', 'desktopUrl', 'mobileUrl'] as const)(
    'A41 %s is a file that was sent for it, and no other address',
    async (name) => {
      const { database } = uplift.app;
      const [mine, foreign, elsewhere] = await Promise.all([
        sentFile(database, FOLDERS[name], { uploadedById: people.admin?.id }),
        sentFile(database, FOLDERS[name], { recordType: 'supplier', recordId: other.id }),
        sentFile(database, 'categoryImages', { uploadedById: people.admin?.id }),
      ]);
      const before = (await stored())[name];
      for (const address of [foreign, elsewhere, 'https://elsewhere.example/a.png', 'javascript:alert(1)']) {
        const answer = await uplift.graphql(
          UPDATE,
          { id: own.id, input: { [name]: address } },
          { as: people.admin },
        );
        expect(answer.errors?.[0]?.extensions?.fields).toMatchObject([{ field: name }]);
      }
      expect((await stored())[name]).toBe(before);
      expect(await code('admin', { [name]: mine })).toBeUndefined();
      expect((await stored())[name]).toBe(mine);
    },
  );

  it('R339 staff fields are for staff alone, everything else for its own user as well', async () => {
    const read = async (who: string) =>
      (await uplift.graphql(READ, { id: own.id }, { as: people[who] })).data?.supplierRecord;
    const [asAdmin, asOwn] = [await read('admin'), await read('own')];
    expect([asAdmin.viewedAs, asOwn.viewedAs]).toEqual(['ADMIN', 'SUPPLIER']);
    for (const name of NAMES)
      expect([name, asOwn[name]]).toEqual([name, FOR_STAFF.includes(name) ? null : asAdmin[name]]);
    expect(NAMES.filter((name) => !isSeenBy(supplierFields[name], 'Supplier'))).toEqual(FOR_STAFF);
    for (const name of FOR_STAFF) expect(asAdmin[name]).toBe('secret');
    expect(await read('neighbour')).toBeNull();
    for (const stranger of ['buyer', 'cause', 'member', 'visitor'])
      expect(await read(stranger)).toBeUndefined();
  });

  it('R090 nobody asks a list about what they do not see', async () => {
    const list = (who: string, column: string) =>
      uplift.graphql(
        `query { supplierRecords(filter: { columns: [{ column: ${column}, test: CONTAINS, values: ["secret"] }] }) { totalCount } }`,
        {},
        { as: people[who] },
      );
    expect((await list('admin', 'ADMIN_NOTES')).data.supplierRecords.totalCount).toBe(1);
    expect((await list('own', 'ADMIN_NOTES')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await list('own', 'NAME')).data.supplierRecords.totalCount).toBe(0);
  });
});
