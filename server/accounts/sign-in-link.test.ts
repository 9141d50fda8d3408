import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { tokenIn } from './testing/account-calls.js';
import { UserAccount } from './user-account.entity.js';

const ASK = 'mutation ($email: String!, $key: String!) { requestSignInLink(email: $email, key: $key) }';
const ENTER =
  'mutation ($token: String!) { signInByLink(token: $token) { accessToken user { email roles } } }';
const KEY = 'the-key-of-the-only-good-cause';

describe('the sign-in link for people of a good cause A26', () => {
  let uplift: TestUplift;
  let causeId: number;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '1000' });
    const { id } = await factories(uplift.app.database).goodCause();
    await uplift.app.database.manager.query('UPDATE good_cause SET link_key = $2 WHERE id = $1', [id, KEY]);
    causeId = id;
  });
  afterAll(() => uplift.stop());

  let number = 0;
  async function aPerson(account: Partial<UserAccount> = {}) {
    const { id } = await uplift.user({ roles: ['GoodCause'], goodCauseId: causeId });
    const email = `cause.${++number}@demo.example`;
    const fields = { email, passwordHash: null, emailVerifiedAt: null, ...account };
    await uplift.app.database.manager.update(UserAccount, id, fields);
    return { id, email };
  }
  /** Requests a link and returns the token in the mail, or null if no mail was sent. */
  async function ask(email: string, key = KEY): Promise<string | null> {
    const { manager } = uplift.app.database;
    const before = await manager.countBy(MailDelivery, { toAddress: email });
    const { data, errors } = await uplift.graphql(ASK, { email, key }, { as: null });
    expect([data, errors]).toEqual([{ requestSignInLink: true }, undefined]);
    await uplift.work('account.mail-sign-in-link');
    const mails = await manager.find(MailDelivery, { where: { toAddress: email }, order: { id: 'DESC' } });
    if (mails.length === before) return null;
    expect(mails[0]?.bodyText).toContain(`/ProspectingBuyers/${key}?token=`);
    return tokenIn(mails[0]);
  }
  const enter = async (token: string) => {
    const { data, errors } = await uplift.graphql(ENTER, { token }, { as: null });
    return errors ? errors[0]?.extensions.code : data.signInByLink;
  };

  it('is mailed, works once, and confirms the address', async () => {
    const { id, email } = await aPerson();
    const token = (await ask(email)) ?? '';
    expect(await enter(token)).toMatchObject({ user: { email, roles: ['GOOD_CAUSE'] } });
    expect(await enter(token)).toBe('BAD_USER_INPUT');
    const account = await uplift.app.database.manager.findOneByOrFail(UserAccount, { id });
    expect(account.emailVerifiedAt).not.toBeNull();
  });

  it('works for only one of many simultaneous requests', async () => {
    const token = (await ask((await aPerson()).email)) ?? '';
    const all = await Promise.all(Array.from({ length: 8 }, () => enter(token)));
    expect(all.filter((each) => each !== 'BAD_USER_INPUT')).toHaveLength(1);
  });

  it('accepts any address and key in a request, and is mailed only to the right user', async () => {
    const { email } = await aPerson();
    const closed = await aPerson({ deactivatedAt: new Date() });
    const stranger = await aPerson({ passwordHash: 'chosen by whoever registered', emailVerifiedAt: null });
    expect(await ask('nobody.at.all@demo.example')).toBeNull();
    expect(await ask(email, 'the-key-of-some-other-cause')).toBeNull();
    for (const other of [closed, stranger]) expect(await ask(other.email)).toBeNull();
  });

  it('expires after half an hour, or when the account is deactivated', async () => {
    const closed = await aPerson();
    const late = await aPerson();
    const tokens = [(await ask(closed.email)) ?? '', (await ask(late.email)) ?? ''];
    const { manager } = uplift.app.database;
    await manager.update(UserAccount, closed.id, { deactivatedAt: new Date() });
    await manager.query(`UPDATE account_link SET expires_at = now() WHERE user_id = $1`, [late.id]);
    for (const token of [...tokens, 'guessed']) expect(await enter(token)).toBe('BAD_USER_INPUT');
  });
});
