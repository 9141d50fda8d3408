import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { mailedResetToken, resetPassword } from './testing/account-calls.js';

const GOOD = 'seven dull purple kettles';
const REGISTER = `mutation ($email: String!, $password: String!, $fullName: String) {
  register(email: $email, password: $password, fullName: $fullName) { user { email } }
}`;

describe('common passwords', () => {
  let uplift: TestUplift;
  let people = 0;

  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const register = (password: string, { email = `someone${++people}@demo.example`, fullName = '' } = {}) =>
    uplift.graphql(REGISTER, { email, password, fullName });
  const validationError = ({ errors }: Awaited<ReturnType<typeof register>>) =>
    (errors?.[0]?.extensions.fields as { field: string; reason: string; message: string }[])?.[0];

  it.each([
    ['password123', 'common', 'too common'],
    ['ｐａｓｓｗｏｒｄ１２３', 'common', 'too common'],
    ['P@ssw0rd1234', 'common', 'too common'],
    ['letmein12345', 'common', 'too common'],
    ['qwertyuiop', 'common', 'too common'],
    ['uplift2026', 'common', 'too common'],
    ['kiaora2026', 'common', 'too common'],
    ['aaaaaaaaaaaaaaaa', 'pattern', 'repeated letters, keyboard patterns'],
    ['abcdefghijklm', 'pattern', 'repeated letters, keyboard patterns'],
    ['31/12/1999', 'pattern', 'repeated letters, keyboard patterns'],
    ['Wellington1', 'weak', 'too easy to guess'],
  ])('%s is refused next to its field, with the reason and a suggestion', async (password, reason, why) => {
    const found = validationError(await register(password));
    expect(found).toMatchObject({ field: 'password', reason });
    expect(found?.message).toContain(why);
    expect(found?.message).toContain('three or four unrelated words');
  });

  it.each([
    ['anahera.hemi', { email: 'anahera.hemi@demo.example' }],
    ['anahera1985', { email: 'anahera@demo.example' }],
    ['An@heraHemi1', { fullName: 'Anahera Hemi' }],
    ['imehareha1985', { fullName: 'Hera Hemi' }],
    ['whenuadesign1', { email: 'hello@whenuadesign.example' }],
  ])('%s is refused because it contains the user’s name or address %j', async (password, person) => {
    const found = validationError(await register(password, person));
    expect(found).toMatchObject({ field: 'password', reason: 'own' });
    expect(found?.message).toContain('your name or email address');
  });

  it.each([
    GOOD,
    'x7#kQ9!vLm2p',
    'kererū pōhutukawa tauhou',
    'te reo ki te ao mārama',
    `${GOOD} ${'p4$$w0rd '.repeat(19)}`,
  ])('%s is accepted', async (password) => {
    expect((await register(password)).errors).toBeUndefined();
  });

  it('the REST call returns the same error C066', async () => {
    const body = { email: 'rest@demo.example', password: 'password123' };
    const refused = await uplift.rest('POST', 'auth/register', { body });
    expect([refused.statusCode, refused.json().fields]).toMatchObject([400, [{ field: 'password' }]]);
  });

  it('the response does not reveal whether the address has an account', async () => {
    const { email } = await uplift.user({ passwordHash: await hashPassword(GOOD) });
    const [taken, free] = [await register('password123', { email }), await register('password123')];
    expect(validationError(taken)).toEqual(validationError(free));
  });

  describe('the password rule', () => {
    let user: TestUser;
    beforeEach(async () => {
      user = await uplift.user({
        passwordHash: await hashPassword('uplift-demo'),
        fullName: 'Marama Tane',
      });
    });

    it('still lets an older weak password sign in, including through registration R306', async () => {
      for (const path of ['auth/login', 'auth/register']) {
        const body = { email: user.email, password: 'uplift-demo' };
        expect((await uplift.rest('POST', path, { body })).json().user.id).toBe(user.id);
      }
    });

    it('applies when the password is changed', async () => {
      const change = (newPassword: string) =>
        uplift.graphql(
          `mutation ($newPassword: String!) {
            changePassword(currentPassword: "uplift-demo", newPassword: $newPassword) { user { id } }
          }`,
          { newPassword },
          { as: user },
        );
      expect(validationError(await change('password123'))).toMatchObject({
        field: 'newPassword',
        reason: 'common',
      });
      expect(validationError(await change('maramatane12'))).toMatchObject({
        field: 'newPassword',
        reason: 'own',
      });
      expect((await change(GOOD)).errors).toBeUndefined();
    });

    it('applies to a mailed link, which stays valid for another attempt C068', async () => {
      const token = await mailedResetToken(uplift, user.email);
      const reset = (password: string) => resetPassword(uplift, token, password);
      expect(validationError(await reset('password123'))).toMatchObject({
        field: 'password',
        reason: 'common',
      });
      expect(validationError(await reset('maramatane12'))).toMatchObject({
        field: 'password',
        reason: 'own',
      });
      expect((await reset(GOOD)).data).toEqual({ resetPassword: true });
    });
  });
});
