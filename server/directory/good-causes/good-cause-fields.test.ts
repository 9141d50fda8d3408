import { factories } from '../../testing/factories.js';
import { inGraphql, otherValue, sentFields, whoMay } from '../../testing/field-values.js';
import { sentFile } from '../../testing/sent-file.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { GoodCause } from './good-cause.entity.js';
import { goodCauseFields } from './good-cause.fields.js';

// Written by hand: a test that reads the rights from the table would prove nothing.
const CHANGED_BY_STAFF = ['name', 'status', 'imageUrl', 'description', 'website', 'storageId'] as const;
const PRIVATE = ['linkKey'];

const UPDATE = `mutation ($id: Int!, $input: GoodCauseInput!) { updateGoodCause(id: $id, input: $input) { id } }`;
const READ = `query ($id: Int!) { goodCauseRecord(id: $id) { id viewedAs ${sentFields(goodCauseFields).join(' ')} } }`;
const STRANGERS = ['own', 'neighbour', 'supplier', 'buyer', 'member', 'visitor'];

describe('the fields of a good cause', () => {
  let uplift: TestUplift;
  const people: Record<string, TestUser | null> = { visitor: null };
  let own: GoodCause;
  let picture: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    own = await make.goodCause({
      linkKey: 'the-secret-key-of-this-cause',
      description: 'Kai for all',
      website: 'https://kai.example.nz',
      storageId: 'folder-1',
    });
    const other = await make.goodCause();
    people.admin = await uplift.user({ roles: ['Admin'] });
    people.own = await uplift.user({ roles: ['GoodCause'], goodCauseId: own.id });
    people.neighbour = await uplift.user({ roles: ['GoodCause'], goodCauseId: other.id });
    people.supplier = await uplift.user({ roles: ['Business'], goodCauseId: own.id });
    people.buyer = await uplift.user({ roles: ['ImpactBusiness'], goodCauseId: own.id });
    people.member = await uplift.user({ goodCauseId: own.id });
    const uploadedById = people.admin.id;
    picture = await sentFile(uplift.app.database, 'goodCauseImages', { uploadedById });
  });
  afterAll(() => uplift.stop());

  const stored = (id = own.id) => uplift.app.database.manager.findOneByOrFail(GoodCause, { id });
  const code = async (who: string, input: object) =>
    (await uplift.graphql(UPDATE, { id: own.id, input }, { as: people[who] })).errors?.[0]?.extensions?.code;
  const rest = (who: string, body: object) =>
    uplift.rest('POST', 'goodCause/update', { as: people[who], body: { id: own.id, ...body } });

  it('the field table lists these fields with their read and write access R104 A20 A158 A160 R315', () => {
    const all = [...CHANGED_BY_STAFF, ...PRIVATE].sort();
    const open = [...CHANGED_BY_STAFF].sort();
    expect(Object.keys(goodCauseFields).sort()).toEqual(all);
    expect(whoMay(goodCauseFields, 'sees')).toEqual({ Admin: all, GoodCause: all, Visitor: open });
    expect(whoMay(goodCauseFields, 'changes')).toEqual({ Admin: open });
  });

  it.each(CHANGED_BY_STAFF)(
    '%s is changed by staff only, through GraphQL and REST R315 C028',
    async (name) => {
      const field = goodCauseFields[name];
      const before = await stored();
      const value = name === 'imageUrl' ? picture : otherValue(name, field, before[name]);
      const send = { [name]: inGraphql(field, value) };
      const wired = { [field.wire]: field.codec.write(value) };
      for (const stranger of STRANGERS) {
        expect(await code(stranger, send)).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/);
        expect([401, 403]).toContain((await rest(stranger, wired)).statusCode);
      }
      expect((await stored())[name]).toEqual(before[name]);
      expect(await code('admin', send)).toBeUndefined();
      expect((await stored())[name]).toEqual(value);
      await uplift.app.database.manager.update(GoodCause, own.id, { [name]: before[name] });
      const answer = await rest('admin', wired);
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
      expect(answer.json()[field.wire]).toEqual(field.codec.write(value));
      expect((await stored())[name]).toEqual(value);
      await uplift.app.database.manager.update(GoodCause, own.id, { [name]: before[name] });
    },
  );

  it('the key is visible to its own user and staff, and cannot be set through any call A25', async () => {
    const linkKey = 'x'.repeat(40);
    expect(await code('admin', { linkKey })).toBe('BAD_USER_INPUT');
    expect((await rest('admin', { goodCauseLinkKey: linkKey })).statusCode).toBe(200);
    expect((await stored()).linkKey).toBe(own.linkKey);
    const made = await uplift.rest('POST', 'goodCause/create', {
      as: people.admin,
      body: { name: 'With a key', goodCauseLinkKey: linkKey },
    });
    expect((await stored(made.json().goodCauseID)).linkKey).not.toBe(linkKey);
  });

  it('its own user and staff read all fields, others the public ones A158 C027', async () => {
    const read = async (who: string) =>
      (await uplift.graphql(READ, { id: own.id }, { as: people[who] })).data?.goodCauseRecord;
    const [asAdmin, asOwn] = [await read('admin'), await read('own')];
    expect([asAdmin.viewedAs, asOwn.viewedAs]).toEqual(['ADMIN', 'GOOD_CAUSE']);
    expect({ ...asOwn, viewedAs: 'ADMIN' }).toEqual(asAdmin);
    expect(asOwn.linkKey).toBe('the-secret-key-of-this-cause');
    expect(await read('neighbour')).toBeNull();
    for (const stranger of ['supplier', 'buyer', 'member', 'visitor'])
      expect(await read(stranger)).toBeUndefined();
    const wireNames = (names: readonly string[]) =>
      names.map((name) => goodCauseFields[name as keyof typeof goodCauseFields].wire);
    for (const [who, hidden] of [
      ['admin', []],
      ['own', []],
      ['neighbour', PRIVATE],
      ['member', PRIVATE],
      ['visitor', PRIVATE],
    ] as const) {
      const [seen] = (await uplift.rest('GET', `goodCause/${own.id}`, { as: people[who] })).json();
      const names = wireNames(sentFields(goodCauseFields));
      const missing = names.filter((name) => !Object.hasOwn(seen, name));
      expect([who, missing]).toEqual([who, wireNames(hidden)]);
    }
  });
});
