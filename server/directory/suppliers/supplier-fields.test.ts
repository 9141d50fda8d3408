import { factories } from '../../testing/factories.js';
import { inGraphql, otherValue, sentFields, whoMay, words } from '../../testing/field-values.js';
import { sentFile } from '../../testing/sent-file.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { Supplier } from './supplier.entity.js';
import { supplierFields } from './supplier.fields.js';

// Written by hand: the rights in the table cannot prove themselves.
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

const FOR_ITS_USER =
  words(`ownerName ownerMobile ownerEmail ownerContactPerson enquiryEmail membershipListingDate
  membershipOption contributionType contributionDetails signUpMonth callTrackingTitle callTrackingForwardNumber
  invoiceEmail introsEmail emailNotificationsDisabled paperDirectoryEmailAlias paperDirectoryLastChanged
  searchServices searchWeight commercialSearchWeight consumerSearchWeight storageId impactBuyerId physicalAddress
  physicalPostCode postalAddress postalSuburb postalCity postalPostCode postalAsAbove`);
const WHILE_PROMOTED = words('desktopUrl mobileUrl destinationUrl');
const PUBLIC = words(`name listTitle urlKeyword website callRailPhone imageUrl profilePictureTitle whoAreWe
  aboutWhatWeDo services serviceRegions serviceDistricts locations physicalSuburb physicalCity
  servicesHeadingOverride ourWorkHeadingOverride emailButtonVisible buttonText buttonSubText buttonLink
  affiliateButtonVisible affiliateButtonText affiliateButtonSubText affiliateButtonLink useContactForm
  contactUsHeader contactUsSubheading emailFileDescription sustainabilitySme sustainabilitySocialEnterprise
  sustainabilityCarbon sustainabilityWaste sustainabilityWater sustainabilityEnergy sustainabilitySocialImpact
  sustainabilityNotes status showCommercial showConsumer specialFieldLabel isGstRegistered locationsJson
  promotionLive`);
const OPEN = [...PUBLIC, ...WHILE_PROMOTED].sort();
const OWN = [...OPEN, ...FOR_ITS_USER].sort();
const ALL = [...OWN, ...FOR_STAFF].sort();

type Name = keyof typeof supplierFields;
const NAMES = sentFields(supplierFields) as Name[];
const SET: Partial<Record<Name, unknown>> = {
  serviceRegions: ['Otago'],
  serviceDistricts: ['Dunedin City'],
  services: ['Candles'],
  locationsJson: [
    {
      name: 'Here',
      address: '1 Rātā Road',
      suburb: 'Roslyn',
      city: 'Dunedin',
      postCode: '9010',
      region: 'Otago',
      phone: '03 555 1234',
      latitude: -45.87,
      longitude: 170.49,
      // A key that only an integrator knows.
      storeCode: 'D-1',
    },
    { name: 'There' },
  ],
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

  it('the field table lists these fields with their read and write access R068 R088 R339', () => {
    expect(Object.keys(supplierFields).sort()).toEqual(ALL);
    expect(whoMay(supplierFields, 'sees')).toEqual({ Admin: ALL, Supplier: OWN, Visitor: OPEN });
    expect(whoMay(supplierFields, 'changes')).toEqual({
      Admin: ALL,
      Supplier: [...CHANGED_BY_ITS_USER].sort(),
    });
  });

  it('each role gets over REST exactly its fields, and no key of the others C001 C002 C003 C004 R097 R339', async () => {
    const shown = await make.supplier({ urlKeyword: 'shown', promotionLive: true });
    const user = await uplift.user({ roles: ['Business'], supplierId: shown.id });
    const everybody: [string, TestUser | null | undefined, string[], string[] | null][] = [
      ['admin', people.admin, ALL, ALL],
      ['its user', user, OWN, OWN],
      ['neighbour', people.neighbour, OPEN, []],
      ['buyer', people.buyer, OPEN, null],
      ['cause', people.cause, OPEN, null],
      ['member', people.member, OPEN, null],
      ['visitor', null, OPEN, null],
    ];
    /**
     * Returns the fields of the supplier in a list, empty if the list does not contain it, or null if the
     * list is refused.
     */
    const found = async (path: string, as: TestUser | null | undefined) => {
      const answer = await uplift.rest('GET', path, { as });
      if (answer.statusCode !== 200) return null;
      const rows: Record<string, unknown>[] = answer.json();
      const row = rows.find(({ id }) => id === shown.id) ?? {};
      return Object.keys(supplierFields)
        .filter((name) => Object.hasOwn(row, supplierFields[name as Name].wire))
        .sort();
    };
    const { manager } = uplift.app.database;
    for (const promotionLive of [true, false]) {
      await manager.update(Supplier, shown.id, { promotionLive });
      const open = promotionLive ? OPEN : [...PUBLIC].sort();
      for (const [who, as, one, all] of everybody) {
        const expected = one === OPEN ? open : one;
        expect([who, await found(`business/${shown.id}`, as)]).toEqual([who, expected]);
        expect([who, await found('business/all', as)]).toEqual([who, all]);
        expect([who, await found('business/all/available', as)]).toEqual([who, open]);
        expect([who, await found('business/keyword/shown', as)]).toEqual([who, open]);
      }
    }
  });

  it.each(NAMES)('%s is changed by permitted users, through GraphQL and REST R068 R088', async (name) => {
    const field = supplierFields[name];
    const before = await stored();
    const value = name === 'impactBuyerId' ? buyerId : newValue(name, before[name]);
    const byUser = CHANGED_BY_ITS_USER.includes(name);
    const send = { [name]: inGraphql(field, value) };
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
    '%s accepts a file uploaded for it, and no other address A41',
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

  it('staff fields are staff only, all others also for its own user R339', async () => {
    const read = async (who: string) =>
      (await uplift.graphql(READ, { id: own.id }, { as: people[who] })).data?.supplierRecord;
    const [asAdmin, asOwn] = [await read('admin'), await read('own')];
    expect([asAdmin.viewedAs, asOwn.viewedAs]).toEqual(['ADMIN', 'SUPPLIER']);
    for (const name of NAMES)
      expect([name, asOwn[name]]).toEqual([name, FOR_STAFF.includes(name) ? null : asAdmin[name]]);
    for (const name of FOR_STAFF) expect(asAdmin[name]).toBe('secret');
    expect(await read('neighbour')).toBeNull();
    for (const stranger of ['buyer', 'cause', 'member', 'visitor'])
      expect(await read(stranger)).toBeUndefined();
  });

  it('no list can be filtered by a field that the user cannot see R090', async () => {
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
