import { isVisibleTo } from '../../kits/records/field.js';
import { factories } from '../../testing/factories.js';
import { inGraphql, otherValue, sentFields } from '../../testing/field-values.js';
import { sentFile } from '../../testing/sent-file.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerFields } from './impact-buyer.fields.js';

// Written by hand: a test that reads the rights from the table would prove nothing.
const CHANGED_BY_ITS_USER = [
  'name',
  'buyerType',
  'whoWeAre',
  'website',
  'description',
  'imageUrl',
  'contactName',
  'contactTitle',
  'contactConnection',
  'email',
  'phone',
];
const CHANGED_BY_NOBODY = ['linkKey', 'goodCauseAction', 'goodCauseComments'];
const FOR_STAFF = ['interestedStatus', 'chanceOfLead', 'actionNotes', 'adminNotes'];
const PRIVATE = [
  ...FOR_STAFF,
  ...CHANGED_BY_NOBODY,
  'contactName',
  'contactTitle',
  'contactConnection',
  'email',
  'phone',
  'address',
  'goodCauseLinkEnabled',
  'storageId',
  'type',
];

type Name = keyof typeof impactBuyerFields;
const NAMES = sentFields(impactBuyerFields) as Name[];
const CHANGED = NAMES.filter((name) => !CHANGED_BY_NOBODY.includes(name));
const LINKS = ['supplierId', 'goodCauseId'];

const UPDATE = `mutation ($id: Int!, $input: ImpactBuyerInput!) { updateImpactBuyer(id: $id, input: $input) { id } }`;
const READ = `query ($id: Int!) { impactBuyerRecord(id: $id) { id viewedAs ${NAMES.join(' ')} } }`;
const SECRET = 'secret words';

describe('the fields of an impact buyer', () => {
  let uplift: TestUplift;
  const people: Record<string, TestUser | null> = { visitor: null };
  const linked: Partial<Record<Name, number>> = {};
  let own: ImpactBuyer;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    own = await make.impactBuyer({
      ...Object.fromEntries(['actionNotes', 'adminNotes', 'goodCauseComments'].map((name) => [name, SECRET])),
      chanceOfLead: 'Good',
      phone: '021 555',
      address: '1 Rātā Street',
      status: 'Live Report',
    });
    const other = await make.impactBuyer();
    linked.supplierId = (await make.supplier()).id;
    linked.goodCauseId = (await make.goodCause()).id;
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.own = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: own.id });
    SET.imageUrl = await sentFile(uplift.app.database, 'profileImages', { uploadedById: people.own.id });
    people.neighbour = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: other.id });
    people.supplier = await uplift.user({ roles: ['Business'], impactBuyerId: own.id });
    people.cause = await uplift.user({ roles: ['GoodCause'], impactBuyerId: own.id });
    people.member = await uplift.user({ impactBuyerId: own.id });
  });
  afterAll(() => uplift.stop());

  const stored = (id = own.id) => uplift.app.database.manager.findOneByOrFail(ImpactBuyer, { id });
  const code = async (who: string, input: object) =>
    (await uplift.graphql(UPDATE, { id: own.id, input }, { as: people[who] })).errors?.[0]?.extensions?.code;
  const rest = (who: string, body: object) =>
    uplift.rest('POST', 'impactBusiness/update', { as: people[who], body: { id: own.id, ...body } });
  const reset = async (name: Name, before: unknown) =>
    LINKS.includes(name)
      ? await code('admin', { [name]: before })
      : uplift.app.database.manager.update(ImpactBuyer, own.id, { [name]: before });
  const SET: Partial<Record<Name, unknown>> = {
    urlKeyword: 'new-keyword',
  };
  const newValue = (name: Name, before: unknown) =>
    SET[name] ?? linked[name] ?? otherValue(name, impactBuyerFields[name], before);

  it('its own user changes exactly these fields, and the field table lists each R131 R143', () => {
    for (const name of [...CHANGED_BY_ITS_USER, ...PRIVATE]) expect(NAMES).toContain(name);
  });

  it.each(CHANGED)(
    '%s is changed by permitted users, through GraphQL and REST R131 R132 C049',
    async (name) => {
      const field = impactBuyerFields[name];
      const before = await stored();
      const value = newValue(name, before[name]);
      const byUser = CHANGED_BY_ITS_USER.includes(name);
      const send = { [name]: inGraphql(field, value) };
      expect(await code('own', send)).toBe(byUser ? undefined : 'FORBIDDEN');
      expect((await stored())[name]).toEqual(byUser ? value : before[name]);
      for (const stranger of ['neighbour', 'supplier', 'cause', 'member', 'visitor'])
        expect(await code(stranger, send)).toBe(stranger === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN');
      await reset(name, before[name]);
      expect(await code('admin', send)).toBeUndefined();
      expect((await stored())[name]).toEqual(value);
      await reset(name, before[name]);

      const wired = { [field.wire]: field.codec.write(value) };
      const answer = await rest('own', wired);
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
      expect((await stored())[name]).toEqual(byUser ? value : before[name]);
      for (const stranger of ['neighbour', 'supplier', 'cause', 'member', 'visitor'])
        expect([stranger, (await rest(stranger, wired)).statusCode]).toEqual([
          stranger,
          stranger === 'visitor' ? 401 : 403,
        ]);
      const byStaff = await rest('admin', wired);
      expect([byStaff.statusCode, byStaff.json().message]).toEqual([200, undefined]);
      expect((await stored())[name]).toEqual(value);
      expect(byStaff.json()[field.wire]).toEqual(field.codec.write(value));
      await reset(name, before[name]);
    },
  );

  it.each(CHANGED_BY_NOBODY as Name[])(
    '%s is shown in the editor and cannot be set through any call R118 R122 A25',
    async (name) => {
      const field = impactBuyerFields[name];
      const before = await stored();
      const value = name === 'goodCauseAction' ? 'Completed' : 'x'.repeat(40);
      for (const who of ['own', 'admin', 'visitor']) {
        expect(await code(who, { [name]: value })).toMatch(/^(BAD_USER_INPUT|UNAUTHENTICATED)$/);
        const { statusCode } = await rest(who, { [field.wire]: value });
        expect(statusCode).toBe(who === 'visitor' ? 401 : 200);
      }
      const made = await uplift.rest('POST', 'impactBusiness/create', {
        as: people.admin,
        body: { name: 'New', impactEmail: 'new@buyer.example', [field.wire]: value },
      });
      expect((await stored(made.json().impactBusinessID))[name]).not.toBe(value);
      expect((await stored())[name]).toEqual(before[name]);
    },
  );

  it('staff fields are staff only, private fields also for its own user, other fields for all R340 R131', async () => {
    const read = async (who: string) =>
      (await uplift.graphql(READ, { id: own.id }, { as: people[who] })).data?.impactBuyerRecord;
    const [asAdmin, asOwn] = [await read('admin'), await read('own')];
    expect([asAdmin.viewedAs, asOwn.viewedAs]).toEqual(['ADMIN', 'IMPACT_BUYER']);
    for (const name of NAMES)
      expect([name, asOwn[name]]).toEqual([name, FOR_STAFF.includes(name) ? null : asAdmin[name]]);
    for (const name of FOR_STAFF) expect([name, asAdmin[name]]).not.toEqual([name, null]);
    expect(NAMES.filter((name) => !isVisibleTo(impactBuyerFields[name], 'ImpactBuyer'))).toEqual(FOR_STAFF);
    expect(await read('neighbour')).toBeNull();
    for (const stranger of ['supplier', 'cause', 'member', 'visitor'])
      expect(await read(stranger)).toBeUndefined();

    for (const [who, hidden] of [
      ['admin', []],
      ['own', FOR_STAFF],
      ['neighbour', PRIVATE],
      ['member', PRIVATE],
      ['visitor', PRIVATE],
    ] as const) {
      const [seen] = (await uplift.rest('GET', `impactBusiness/${own.id}`, { as: people[who] })).json();
      const missing = NAMES.filter((name) => !Object.hasOwn(seen, impactBuyerFields[name].wire));
      expect([who, [...missing].sort()]).toEqual([who, [...hidden].sort()]);
    }
  });

  it('no list can be filtered by a field that the user cannot see A38', async () => {
    const list = (who: string, column: string) =>
      uplift.graphql(
        `query { impactBuyerRecords(filter: { columns: [{ column: ${column}, test: CONTAINS, values: ["${SECRET}"] }] }) { totalCount } }`,
        {},
        { as: people[who] },
      );
    expect((await list('admin', 'ADMIN_NOTES')).data.impactBuyerRecords.totalCount).toBe(1);
    expect((await list('own', 'ADMIN_NOTES')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect((await list('own', 'GOOD_CAUSE_COMMENTS')).data.impactBuyerRecords.totalCount).toBe(1);
    expect((await list('neighbour', 'GOOD_CAUSE_COMMENTS')).data.impactBuyerRecords.totalCount).toBe(0);
    expect((await list('admin', 'LINK_KEY')).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
