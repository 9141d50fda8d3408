import { isVisibleTo } from '../kits/records/field.js';
import { factories } from '../testing/factories.js';
import { sentFields } from '../testing/field-values.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { bearerOf, logIn, opens, refresh, refreshCookieOf } from './testing/account-calls.js';
import { userFields } from './user.fields.js';
import { UserAccount } from './user-account.entity.js';

const UPDATE = `mutation ($id: Int!, $version: Int, $input: UserInput!) {
  updateUser(id: $id, version: $version, input: $input) { id version fullName roles supplier { id name } } }`;
const DEACTIVATE = `mutation ($id: Int!, $deactivated: Boolean!) {
  deactivateUser(id: $id, deactivated: $deactivated) { id deactivatedAt } }`;
const LIST = `query ($filter: UserListFilter, $sort: UserListSort) { userRecords(filter: $filter, sort: $sort) {
  totalCount nodes { id email fullName roles staff emailVerified supplier { name } deactivatedAt } } }`;

const PASSWORD = 'correct horse battery';

// Written by hand: a test that reads the rights from the table would prove nothing.
const GRANTED = ['roles', 'supplierId', 'impactBuyerId', 'goodCauseId'];
const FIXED = ['identityId', 'email', 'deactivatedAt'];

describe('users in the admin area', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let other: TestUser;
  let member: TestUser;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    admin = await uplift.user({
      roles: ['Admin'],
      email: 'kiri@uplift.example',
      emailVerifiedAt: new Date(),
    });
    other = await uplift.user({ email: 'other@home.example' });
    ids.supplierId = (await make.supplier({ name: 'Rimu Bakers' })).id;
    ids.impactBuyerId = (await make.impactBuyer()).id;
    ids.goodCauseId = (await make.goodCause()).id;
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    member = await uplift.user({ fullName: 'Ana Wiremu' });
  });

  const stored = (id = member.id) => uplift.app.database.manager.findOneByOrFail(UserAccount, { id });
  const call = async (as: TestUser | null, query: string, variables: object) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as });
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: errors?.[0]?.extensions?.code,
      fields: errors?.[0]?.extensions?.fields,
      current: errors?.[0]?.extensions?.current,
    };
  };
  const rest = (as: TestUser | null, body: object) => uplift.rest('POST', 'user/update', { as, body });

  it('the field table covers what staff grant, the name, and the computed fields R290', () => {
    expect(Object.keys(userFields).sort()).toEqual([...GRANTED, ...FIXED, 'fullName'].sort());
    for (const field of Object.values(userFields)) expect(isVisibleTo(field, 'Self')).toBe(true);
  });

  it.each([...GRANTED, 'fullName'] as const)(
    '%s is changed by staff, and by users for their own name, through GraphQL and REST R290 R293 C061 A24',
    async (name) => {
      const field = userFields[name as keyof typeof userFields];
      const value = name === 'fullName' ? 'Ana W.' : name === 'roles' ? ['GoodCause'] : ids[name];
      const before = (await stored())[name as keyof UserAccount];
      const sent = name === 'roles' ? ['GOOD_CAUSE'] : value;
      for (const as of [member, other, null])
        expect((await call(as, UPDATE, { id: member.id, input: { [name]: sent } })).code).toMatch(
          /^(FORBIDDEN|UNAUTHENTICATED)$/,
        );
      const wired = { id: member.id, [field.wire]: value };
      expect((await rest(other, wired)).statusCode).toBe(404);
      expect((await rest(null, wired)).statusCode).toBe(401);
      expect((await rest(member, wired)).statusCode).toBe(200);
      const bySelf = name === 'fullName' ? value : before;
      expect((await stored())[name as keyof UserAccount]).toEqual(bySelf);
      await uplift.app.database.manager.update(UserAccount, member.id, { [name]: before });
      expect((await call(admin, UPDATE, { id: member.id, input: { [name]: sent } })).code).toBeUndefined();
      expect((await stored())[name as keyof UserAccount]).toEqual(value);
      await uplift.app.database.manager.update(UserAccount, member.id, { [name]: before });
      const answer = await rest(admin, wired);
      expect([answer.statusCode, answer.json()[field.wire]]).toEqual([200, value]);
      expect((await stored())[name as keyof UserAccount]).toEqual(value);
    },
  );

  it('computed fields are not in the input, and are ignored over REST R290', async () => {
    const changeable = sentFields(userFields).filter((name) => !FIXED.includes(name));
    expect(changeable.sort()).toEqual([...GRANTED, 'fullName'].sort());
    const before = await stored();
    const answer = await rest(admin, { id: member.id, email: 'x@y.example', firebase_id: 'mine' });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it('roles accept a list or a comma-separated text, and match only whole names R292 R344 A30', async () => {
    for (const [role, roles] of [
      ['Business, Admin', ['Admin', 'Business']],
      [['GoodCause', 'GoodCause'], ['GoodCause']],
    ] as const) {
      expect((await rest(admin, { id: member.id, role })).json().role).toEqual(roles);
      expect((await stored()).roles).toEqual(roles);
    }
    for (const role of ['superAdmin', ['admin'], 'Admin;Business'])
      expect((await rest(admin, { id: member.id, role })).json().fields).toMatchObject([{ field: 'role.0' }]);
    await rest(admin, { id: member.id, role: [] });
    expect((await stored()).roles).toEqual([]);
  });

  it('null removes a link, and a link must name an existing record R291', async () => {
    await rest(admin, { id: member.id, business_id: ids.supplierId });
    expect((await rest(admin, { id: member.id, business_id: null })).json().business_id).toBeNull();
    for (const field of ['business_id', 'impactBusiness_id', 'admin_goodCause_id'])
      expect((await rest(admin, { id: member.id, [field]: 999999 })).json().fields).toMatchObject([
        { field },
      ]);
  });

  it('warns about another login of the linked record, but not about the user’s own R296', async () => {
    const make = factories(uplift.app.database);
    const links = { supplierId: (await make.supplier()).id, goodCauseId: (await make.goodCause()).id };
    const owner = await uplift.user({ supplierId: links.supplierId, email: 'owner@rimu.example' });
    await uplift.user({ goodCauseId: links.goodCauseId, email: 'chair@cause.example' });
    const alerts = async (exceptId: number | null) => {
      const query = 'query ($links: UserLinks!, $e: Int) { loginAlerts(links: $links, exceptId: $e) }';
      return (await call(admin, query, { links, e: exceptId })).record;
    };
    expect(await alerts(null)).toEqual([
      'Business already has a login: owner@rimu.example',
      'Good Cause already has a login: chair@cause.example',
    ]);
    expect(await alerts(owner.id)).toEqual(['Good Cause already has a login: chair@cause.example']);
  });

  it('staff list, search and sort all users R293 R294 C062 A31', async () => {
    await call(admin, UPDATE, { id: member.id, input: { supplierId: ids.supplierId, roles: ['BUSINESS'] } });
    const found = await call(admin, LIST, {
      filter: { search: 'WIREMU' },
      sort: { column: 'ID', direction: 'ASC' },
    });
    expect(found.record.nodes.at(-1)).toMatchObject({
      id: member.id,
      roles: ['BUSINESS'],
      supplier: { name: 'Rimu Bakers' },
      staff: false,
    });
    const ask = (column: string, test: string, ...values: string[]) =>
      call(admin, LIST, { filter: { columns: [{ column, test, values }] } });
    expect((await ask('SUPPLIER', 'CONTAINS', 'rimu')).record.totalCount).toBeGreaterThan(0);
    expect((await ask('ROLES', 'CONTAINS', 'Admin')).record.nodes).toMatchObject([
      { email: 'kiri@uplift.example', staff: true },
    ]);
    const all = (await uplift.rest('GET', 'user/all', { as: admin })).json();
    expect(all.find(({ id }: { id: number }) => id === member.id)).toMatchObject({
      role: ['Business'],
      business_id: ids.supplierId,
    });
    expect(JSON.stringify(all)).not.toMatch(/password/i);
    for (const as of [member, other])
      expect((await uplift.rest('GET', 'user/all', { as })).statusCode).toBe(403);
  });

  it('refuses a stale version and returns the newer user', async () => {
    await call(admin, UPDATE, { id: member.id, input: { fullName: 'Newer' } });
    const stale = await call(admin, UPDATE, { id: member.id, version: 1, input: { roles: ['BUSINESS'] } });
    expect([stale.code, stale.current]).toEqual(['CONFLICT', expect.objectContaining({ fullName: 'Newer' })]);
  });

  it('a name that its owner has changed is not overwritten by staff who have not seen it', async () => {
    const owner = await uplift.user({ fullName: 'Old' });
    const { manager } = uplift.app.database;
    await manager.query(`UPDATE user_account SET updated_at = '2020-01-01' WHERE id = $1`, [owner.id]);
    await uplift.graphql('mutation { updateMyName(fullName: "New") { id } }', {}, { as: owner });
    const [row] = await manager.query(
      `SELECT version, updated_at > '2021-01-01' AS stamped FROM user_account WHERE id = $1`,
      [owner.id],
    );
    expect(row).toEqual({ version: 2, stamped: true });
  });

  it('deactivating a user signs them out everywhere; reactivating lets them sign in again', async () => {
    const leaving = await uplift.user({ passwordHash: await hashPassword(PASSWORD) });
    const signIn = async () => {
      const response = await logIn(uplift, leaving.email, PASSWORD);
      return { status: response.statusCode, bearer: bearerOf(response), cookie: refreshCookieOf(response) };
    };
    const devices = [await signIn(), await signIn()];
    for (const { bearer } of devices) expect(await opens(uplift, bearer)).toBe(true);
    for (const as of [leaving, other])
      expect((await call(as, DEACTIVATE, { id: leaving.id, deactivated: true })).code).toBe('FORBIDDEN');
    const done = await call(admin, DEACTIVATE, { id: leaving.id, deactivated: true });
    expect(done.record.deactivatedAt).not.toBeNull();
    for (const { bearer, cookie } of devices) {
      expect(await opens(uplift, bearer)).toBe(false);
      expect((await refresh(uplift, cookie)).statusCode).toBe(401);
    }
    expect((await logIn(uplift, leaving.email, PASSWORD)).statusCode).toBe(401);
    const gone = [{ column: 'DEACTIVATED', test: 'EQUALS', values: ['true'] }];
    const list = await call(admin, LIST, { filter: { columns: gone } });
    expect(list.record.nodes).toMatchObject([{ id: leaving.id }]);
    await call(admin, DEACTIVATE, { id: leaving.id, deactivated: false });
    expect(await opens(uplift, (await signIn()).bearer)).toBe(true);
    expect(await opens(uplift, devices[0]?.bearer ?? {})).toBe(false);
  });

  it('keeps at least one Admin, even when two remove the role from each other', async () => {
    const alone = await call(admin, UPDATE, { id: admin.id, input: { roles: [] } });
    expect(alone.fields).toMatchObject([{ field: 'roles' }]);
    expect((await call(admin, DEACTIVATE, { id: admin.id, deactivated: true })).fields).toHaveLength(1);
    const second = await uplift.user({ roles: ['Admin'] });
    const outcomes = await Promise.all([
      call(admin, UPDATE, { id: second.id, input: { roles: [] } }),
      call(second, UPDATE, { id: admin.id, input: { roles: [] } }),
    ]);
    expect(outcomes.filter(({ code }) => code === undefined)).toHaveLength(1);
    await uplift.app.database.manager.update(UserAccount, admin.id, { roles: ['Admin'] });
    await uplift.app.database.manager.update(UserAccount, second.id, { roles: [] });
  });
});
