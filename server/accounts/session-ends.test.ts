import { MailDelivery } from '../platform/mail/mail-delivery.entity';
import { countStatements } from '../platform/testing/count-statements';
import { TestUplift } from '../platform/testing/test-uplift';
import { hashPassword } from './passwords';

const PASSWORD = 'correct horse battery';

describe('the end of a session ends its access tokens at once', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => uplift.stop());

  async function signIn(email: string) {
    const response = await uplift.rest('POST', 'auth/login', { body: { email, password: PASSWORD } });
    const cookie = response.cookies.find(({ name }) => name === 'uplift_refresh');
    return {
      authorization: `Bearer ${response.json().token}`,
      cookie: `uplift_refresh=${cookie?.value}`,
    };
  }
  const someone = () => uplift.user({ passwordHash });
  const works = async ({ authorization }: { authorization: string }) =>
    (await uplift.rest('GET', 'CurrentUserData', { headers: { authorization } })).statusCode === 200;

  it('R309 C069 signing out ends this device and leaves the others', async () => {
    const { email } = await someone();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    expect(await works(here)).toBe(true);
    await uplift.graphql('mutation { signOut }', {}, { headers: here });
    expect([await works(here), await works(elsewhere)]).toEqual([false, true]);
  });

  it('R309 C069 signing out by REST needs no cookie', async () => {
    const { email } = await someone();
    const { authorization, cookie } = await signIn(email);
    const out = await uplift.rest('POST', 'auth/logout', { headers: { authorization } });
    expect(out.json()).toEqual({ Result: 'Success' });
    expect(await works({ authorization })).toBe(false);
    expect((await uplift.rest('POST', 'auth/refresh', { headers: { cookie } })).statusCode).toBe(401);
  });

  it('a changed password ends every token but the new one', async () => {
    const { email } = await someone();
    const [here, elsewhere] = [await signIn(email), await signIn(email)];
    const { data } = await uplift.graphql(
      `mutation { changePassword(currentPassword: "${PASSWORD}", newPassword: "seven dull purple kettles") { accessToken } }`,
      {},
      { headers: { authorization: here.authorization } },
    );
    const fresh = { authorization: `Bearer ${data.changePassword.accessToken}` };
    expect([await works(here), await works(elsewhere), await works(fresh)]).toEqual([false, false, true]);
  });

  it('C068 a password set by a mailed link ends every token', async () => {
    const { email } = await someone();
    const here = await signIn(email);
    await uplift.rest('POST', 'auth/resetPassword', { body: { email } });
    await uplift.work('account.mail-reset-link');
    const { bodyText } = await uplift.app.database.manager.findOneByOrFail(MailDelivery, {
      toAddress: email,
    });
    await uplift.graphql(
      'mutation ($token: String!) { resetPassword(token: $token, password: "seven dull purple kettles") }',
      { token: /token=([\w-]+)/.exec(bodyText)?.[1] },
    );
    expect(await works(here)).toBe(false);
  });

  it('a refresh token that came a second time ends the tokens of its sign-in', async () => {
    const { email } = await someone();
    const first = await signIn(email);
    const refresh = (cookie: string) => uplift.rest('POST', 'auth/refresh', { headers: { cookie } });
    const second = await refresh(first.cookie);
    const secondCookie = second.cookies.find(({ name }) => name === 'uplift_refresh')?.value;
    await refresh(`uplift_refresh=${secondCookie}`);
    const latest = { authorization: `Bearer ${second.json().token}` };
    expect(await works(latest)).toBe(true);
    await refresh(first.cookie);
    expect(await works(latest)).toBe(false);
  });

  it('the session is read with the user, in one statement', async () => {
    const { email } = await someone();
    const { authorization } = await signIn(email);
    const statements = await countStatements(() => works({ authorization }));
    expect(statements).toHaveLength(1);
  });
});
