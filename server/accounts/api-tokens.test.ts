import { factories } from '../testing/factories.js';
import { LiveClient } from '../testing/live-client.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { until } from '../testing/until.js';
import { ApiToken } from './api-token.entity.js';
import { hashPassword } from './passwords.js';
import { logIn, mailedResetToken, resetPassword } from './testing/account-calls.js';
import { askForToken, makeToken, revokeToken } from './testing/token-calls.js';

const LIST =
  'query ($userId: Int) { apiTokens(userId: $userId) { id name tokenStart scopes expiresAt lastUsedAt } }';
const ENQUIRIES = '{ salesEnquiries { nodes { email } } }';
const DAY_MS = 24 * 3600 * 1000;

describe('API tokens', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let seller: TestUser;
  let passwordHash: string;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1000' });
    passwordHash = await hashPassword('correct horse battery');
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const supplier = await make.supplier();
    seller = await uplift.user({ roles: ['Business'], supplierId: supplier.id, passwordHash });
    await make.salesEnquiry({ supplierId: supplier.id, email: 'ana@example.nz' });
  });
  afterAll(() => uplift.stop());

  const list = async (as: TestUser, userId: number | null = null) =>
    (await uplift.graphql(LIST, { userId }, { as })).data?.apiTokens;
  const byRest = async (headers: Record<string, string>) => {
    const response = await uplift.rest('GET', 'business/salesEnquiry', { headers });
    return [response.statusCode, response.json().code, response.headers['www-authenticate']];
  };
  const byGraphQL = async (headers: Record<string, string>) => {
    const { status, errors, response } = await uplift.graphql(ENQUIRIES, {}, { headers });
    return [status, errors?.[0]?.extensions.code, response.headers['www-authenticate']];
  };
  const OK = [200, undefined, undefined];

  it('are shown once, and stored as a hash', async () => {
    const { data } = await askForToken(uplift, seller, { scopes: ['ENQUIRIES_READ'], name: ' Sync ' });
    const { token, apiToken } = data.createApiToken;
    expect(token).toMatch(/^uplift_[0-9A-Za-z]{46}$/);
    expect(apiToken).toMatchObject({
      name: 'Sync',
      tokenStart: token.slice(0, 11),
      scopes: ['ENQUIRIES_READ'],
      lastUsedAt: null,
    });
    expect(new Date(apiToken.expiresAt).getTime() - Date.now()).toBeCloseTo(90 * DAY_MS, -6);
    expect(await list(seller)).toEqual([apiToken]);
    const row = await uplift.app.database.manager.findOneByOrFail(ApiToken, { id: apiToken.id });
    expect(JSON.stringify(row)).not.toContain(token.slice(11));
  });

  it('act for their owner in GraphQL, REST and subscriptions, and record when they were used', async () => {
    const { id, token, headers } = await makeToken(uplift, seller, ['enquiries:read']);
    expect([await byGraphQL(headers), await byRest(headers)]).toEqual([OK, OK]);
    const watch = 'subscription { salesEnquiryChanges { ids } }';
    const client = (await LiveClient.of(uplift, null, token)).watch(watch);
    await client.until(() => client.events.length > 0);
    expect(client.events).toEqual([{ salesEnquiryChanges: { ids: null } }]);
    await client.stop();
    const used = async () =>
      (await uplift.app.database.manager.findOneByOrFail(ApiToken, { id })).lastUsedAt !== null;
    await until(used, () => 'the use of the token is recorded');
  });

  it('read only the data of their scopes', async () => {
    const { headers } = await makeToken(uplift, seller, ['suppliers:read', 'enquiries:write']);
    const lacking = 'Bearer realm="uplift", error="insufficient_scope", scope="enquiries:read"';
    expect(await byRest(headers)).toEqual([403, 'FORBIDDEN', lacking]);
    for (let time = 0; time < 7; time++)
      expect(await byGraphQL(headers)).toEqual([403, 'FORBIDDEN', lacking]);
    const { errors } = await uplift.graphql(ENQUIRIES, {}, { headers });
    expect(errors?.[0]).toMatchObject({
      message: 'This API token lacks the scope enquiries:read.',
      extensions: { requiredScope: 'enquiries:read' },
    });
  });

  it('close a subscription for which they lack the scope', async () => {
    const { token } = await makeToken(uplift, seller, ['suppliers:read']);
    const watch = 'subscription { salesEnquiryChanges { ids } }';
    const client = (await LiveClient.of(uplift, null, token)).watch(watch);
    await client.until(() => client.events.length > 0);
    expect(client.events).toMatchObject([
      [{ path: ['salesEnquiryChanges'], extensions: { requiredScope: 'enquiries:read' } }],
    ]);
    await client.stop();
  });

  it('have only scopes that the roles of their owner can use', async () => {
    const { errors } = await askForToken(uplift, seller, { scopes: ['ENQUIRIES_READ', 'USERS_READ'] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'scopes', message: 'Your roles do not allow users:read' },
    ]);
    const of = async (as: TestUser) =>
      (await uplift.graphql('{ grantableScopes }', {}, { as })).data.grantableScopes as string[];
    expect(await of(seller)).toEqual(expect.arrayContaining(['ENQUIRIES_READ', 'SUPPLIERS_WRITE']));
    expect(await of(seller)).not.toContain('MAIL_READ');
    expect(await of(admin)).toEqual(expect.arrayContaining(['MAIL_READ', 'USERS_READ']));
  });

  it.each([
    [{ name: ' ' }, 'name', 'This cannot be empty'],
    [{ scopes: [] }, 'scopes', 'Choose at least one permission'],
    [{ expiresInDays: 0 }, 'expiresInDays', 'This must be at least 1 day'],
    [{ expiresInDays: 367 }, 'expiresInDays', 'This must be at most 366 days'],
  ])('are refused for %j', async (input, field, message) => {
    const { status, errors } = await askForToken(uplift, seller, { scopes: ['ENQUIRIES_READ'], ...input });
    expect([status, errors?.[0]?.extensions.fields]).toEqual([400, [{ field, message }]]);
  });

  it('never do more than the roles of their owner at the time of the call', async () => {
    const helper = await uplift.user({ roles: ['Admin'] });
    const { headers } = await makeToken(uplift, helper, ['enquiries:read']);
    expect([await byGraphQL(headers), await byRest(headers)]).toEqual([OK, OK]);
    await uplift.app.database.manager.query(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [
      helper.id,
    ]);
    expect([(await byGraphQL(headers))[0], (await byRest(headers))[0]]).toEqual([403, 403]);
  });

  it('stop at the very next call when they are revoked, and their subscriptions end', async () => {
    const { id, token, headers } = await makeToken(uplift, seller, ['enquiries:read']);
    const watch = 'subscription { salesEnquiryChanges { ids } }';
    const client = (await LiveClient.of(uplift, null, token)).watch(watch);
    await client.until(() => client.events.length > 0);
    for (let time = 0; time < 7; time++) expect(await byGraphQL(headers)).toEqual(OK);
    expect(await byRest(headers)).toEqual(OK);
    expect((await revokeToken(uplift, seller, id)).data).toEqual({ revokeApiToken: true });
    const invalid = [401, 'TOKEN_INVALID', 'Bearer realm="uplift", error="invalid_token"'];
    expect([await byGraphQL(headers), await byRest(headers)]).toEqual([invalid, invalid]);
    await client.until(() => client.closed.length > 0);
    expect(client.closed[0]?.code).toBe(4403);
    await client.stop();
    expect((await list(seller)).map((each: { id: number }) => each.id)).not.toContain(id);
  });

  it('stop when they expire', async () => {
    const { id, headers } = await makeToken(uplift, seller, ['enquiries:read'], { expiresInDays: 1 });
    expect(await byRest(headers)).toEqual(OK);
    await uplift.app.database.manager.query(
      `UPDATE api_token SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    expect([(await byGraphQL(headers))[0], (await byRest(headers))[0]]).toEqual([401, 401]);
  });

  it('report that they have expired', async () => {
    const { id, headers } = await makeToken(uplift, seller, ['enquiries:read'], { expiresInDays: 1 });
    await uplift.app.database.manager.query(
      `UPDATE api_token SET expires_at = now() - interval '1 second' WHERE id = $1`,
      [id],
    );
    const response = await uplift.rest('GET', 'business/salesEnquiry', { headers });
    expect(response.json()).toMatchObject({ code: 'TOKEN_EXPIRED', message: 'This API token has expired.' });
  });

  it('never expire without a number of days', async () => {
    const { headers } = await makeToken(uplift, seller, ['enquiries:read'], { expiresInDays: null });
    expect(await byRest(headers)).toEqual(OK);
    expect((await list(seller))[0].expiresAt).toBeNull();
  });

  it.each(['uplift_', 'uplift_short', `uplift_${'a'.repeat(46)}`, `uplift_${'a'.repeat(5000)}`])(
    'that are made up are refused (%#)',
    async (token) => {
      const [status, code] = await byRest({ authorization: `Bearer ${token}` });
      expect([status, code]).toEqual([401, 'TOKEN_INVALID']);
    },
  );

  it('are listed and revoked by their owner and by staff, and are not found by others', async () => {
    const { id } = await makeToken(uplift, seller, ['enquiries:read']);
    const stranger = await uplift.user({ roles: ['Business'] });
    expect((await revokeToken(uplift, stranger, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const refused = await uplift.graphql(LIST, { userId: seller.id }, { as: stranger });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await list(admin, seller.id)).map((each: { id: number }) => each.id)).toContain(id);
    expect((await revokeToken(uplift, admin, id)).data).toEqual({ revokeApiToken: true });
    expect((await revokeToken(uplift, admin, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it.each([
    ['make tokens', 'mutation { createApiToken(input: { name: "x", scopes: [] }) { token } }'],
    ['list tokens', '{ apiTokens { id } }'],
    ['change the name of the user', 'mutation { updateMyName(fullName: "Mere") { id } }'],
    ['change users', 'mutation { deactivateUser(id: 1) { id } }'],
  ])('never %s', async (_, query) => {
    const { headers } = await makeToken(uplift, admin, ['users:read', 'profile:write']);
    const { status, errors } = await uplift.graphql(query, {}, { headers });
    expect([status, errors?.[0]?.message]).toEqual([403, 'API tokens cannot be used for this.']);
  });

  it('do not get in the way of signing in', async () => {
    const { headers } = await makeToken(uplift, seller, ['enquiries:read']);
    const { email } = seller;
    const response = await uplift.rest('POST', 'auth/login', {
      headers,
      body: { email, password: 'correct horse battery' },
    });
    expect(response.statusCode).toBe(200);
  });

  it('end with a new password from an emailed link and with deactivation, not with signing out', async () => {
    const owner = await uplift.user({ passwordHash, roles: ['Admin'] });
    const first = await makeToken(uplift, owner, ['enquiries:read']);
    await uplift.graphql('mutation { signOut }', {}, { as: owner });
    expect(await byRest(first.headers)).toEqual(OK);
    await resetPassword(uplift, await mailedResetToken(uplift, owner.email), 'seven dull purple kettles');
    expect((await byRest(first.headers))[0]).toBe(401);
    const session = (await logIn(uplift, owner.email, 'seven dull purple kettles')).json().token;
    const { data } = await uplift.graphql(
      `mutation { createApiToken(input: { name: "Second", scopes: [ENQUIRIES_READ] }) { token } }`,
      {},
      { headers: { authorization: `Bearer ${session}` } },
    );
    const second = { authorization: `Bearer ${data.createApiToken.token}` };
    expect(await byRest(second)).toEqual(OK);
    await uplift.graphql(`mutation { deactivateUser(id: ${owner.id}) { id } }`, {}, { as: admin });
    await uplift.graphql(
      `mutation { deactivateUser(id: ${owner.id}, deactivated: false) { id } }`,
      {},
      { as: admin },
    );
    expect((await byRest(second))[0]).toBe(401);
  });

  it('are limited in number', async () => {
    const collector = await uplift.user({ roles: ['Admin'] });
    for (let made = 0; made < 50; made++) await makeToken(uplift, collector, ['site:read']);
    const { errors } = await askForToken(uplift, collector, { scopes: ['SITE_READ'] });
    expect(errors?.[0]?.extensions.fields).toEqual([
      {
        field: 'name',
        message: 'You already have 50 API tokens, which is the maximum. Please revoke one first',
      },
    ]);
  });
});
