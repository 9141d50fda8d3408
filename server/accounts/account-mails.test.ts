import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { TestUplift } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import { resetPassword, tokenIn } from './testing/account-calls.js';

const PASSWORD = 'correct horse';

const REGISTER = `mutation ($email: String!, $language: Language) {
  register(email: $email, password: "${PASSWORD}", language: $language) { user { email } }
}`;
const REQUEST_RESET = `mutation ($email: String!, $language: Language) {
  requestPasswordReset(email: $email, language: $language)
}`;

describe('account emails', () => {
  let uplift: TestUplift;
  let passwordHash: string;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    passwordHash = await hashPassword('another password');
  });
  afterAll(() => uplift.stop());

  const mailsTo = (toAddress: string) =>
    uplift.app.database.manager.find(MailDelivery, { where: { toAddress }, order: { id: 'ASC' } });
  const page = (path: string) => uplift.app.config.publicUrl + path;

  /**
   * Makes the requests of a new user, of a stranger with a taken address and of its owner, and returns the
   * three mails.
   */
  async function mailsOf(name: string, variables: { language?: 'EN' | 'MI' | null }) {
    const newcomer = `${name}@demo.example`;
    const owner = await uplift.user({ passwordHash });
    await uplift.graphql(REGISTER, { email: newcomer, ...variables });
    await uplift.graphql(REGISTER, { email: owner.email, ...variables });
    await uplift.graphql(REQUEST_RESET, { email: owner.email, ...variables });
    await uplift.work('account.mail-reset-link');
    const mails = [...(await mailsTo(newcomer)), ...(await mailsTo(owner.email))];
    expect(mails.map(({ kind }) => kind)).toEqual([
      'account.confirm-email',
      'account.exists',
      'account.reset-password',
    ]);
    return mails;
  }

  const LINKS = [/\/confirm-email\?token=[\w-]{43}$/m, /\/login$/m, /\/reset-password\?token=[\w-]{43}$/m];
  const linkIn = (mail: MailDelivery, index: number) => {
    const link = mail.bodyText.split('\n').find((line) => LINKS[index]?.test(line)) ?? '';
    // The button and the text have the same link.
    expect(mail.bodyHtml).toContain(`href="${link}"`);
    return link;
  };

  it('use te reo Māori when requested from a Māori page, and link to Māori pages R306 C066 C068', async () => {
    const mails = await mailsOf('hemi', { language: 'MI' });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Whakaūngia tō wāhitau īmēra',
      'He pūkete Uplift kē tōu',
      'Kōwhiria he kupuhipa hou',
    ]);
    for (const { bodyHtml, bodyText } of mails) {
      expect(bodyHtml).toContain('lang="mi-NZ"');
      expect(bodyText + bodyHtml).not.toMatch(/\b(you|your|this mail|sign in|confirm address)\b/i);
    }
    expect(mails.map(linkIn).map((link) => link.replace(/[\w-]{43}$/, ''))).toEqual([
      page('/mi/confirm-email?token='),
      page('/mi/login'),
      page('/mi/reset-password?token='),
    ]);
  });

  it.each([
    ['untold', {}],
    ['null', { language: null }],
    ['english', { language: 'EN' as const }],
  ])('use English otherwise (%s) R306 C066 C068', async (name, variables) => {
    const mails = await mailsOf(name, variables);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Confirm your email address',
      'You already have an Uplift account',
      'Choose a new password',
    ]);
    for (const { bodyHtml } of mails) expect(bodyHtml).toContain('lang="en-NZ"');
    expect(mails.map(linkIn).map((link) => link.replace(/[\w-]{43}$/, ''))).toEqual([
      page('/confirm-email?token='),
      page('/login'),
      page('/reset-password?token='),
    ]);
  });

  it('links in a Māori email work', async () => {
    const [confirmation, , reset] = await mailsOf('mere', { language: 'MI' });
    const confirmed = await uplift.graphql(
      `mutation ($token: String!) { confirmEmail(token: $token, password: "${PASSWORD}") }`,
      { token: tokenIn(confirmation) },
    );
    expect(confirmed.data).toEqual({ confirmEmail: true });
    const changed = await resetPassword(uplift, tokenIn(reset), 'a new password');
    expect(changed.data).toEqual({ resetPassword: true });
  });

  it.each(['EN', 'MI'])('an answer in %s does not reveal whether the account exists', async (language) => {
    const owner = await uplift.user({ passwordHash });
    const known = await uplift.graphql(REQUEST_RESET, { email: owner.email, language });
    const unknown = await uplift.graphql(REQUEST_RESET, { email: 'nobody@demo.example', language });
    expect(known.response.body).toBe(unknown.response.body);
    expect(known.data).toEqual({ requestPasswordReset: true });
    expect(await mailsTo('nobody@demo.example')).toEqual([]);
    const refusals = async (as: string) =>
      (await uplift.graphql(REGISTER, { email: owner.email, language: as })).errors?.map(
        ({ message }) => message,
      );
    expect(await refusals(language)).toEqual([expect.not.stringMatching(/exists|taken|already has/)]);
    expect(await refusals(language)).toEqual(await refusals('EN'));
  });

  it('a reset link requested again with the same key is mailed once, in any language', async () => {
    const { email } = await uplift.user({ passwordHash });
    const headers = { 'idempotency-key': 'reset-1' };
    for (const language of ['EN', 'MI', 'EN'])
      expect((await uplift.graphql(REQUEST_RESET, { email, language }, { headers })).errors).toBeUndefined();
    await uplift.work('account.mail-reset-link');
    expect(await mailsTo(email)).toHaveLength(1);
    await uplift.graphql(REQUEST_RESET, { email }, { headers: { 'idempotency-key': 'reset-2' } });
    await uplift.work('account.mail-reset-link');
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('REST calls send emails in English only C066 C068', async () => {
    for (const [path, body] of [
      ['auth/register', { email: 'rest@demo.example', password: PASSWORD, language: 'mi' }],
      ['auth/resetPassword', { email: 'rest@demo.example', language: 'mi' }],
    ] as const)
      expect((await uplift.rest('POST', path, { body })).statusCode).toBe(400);
  });
});
