import { UserAccount } from '../../accounts/user-account.entity.js';
import { Activity } from '../../platform/activity/activity.entity.js';
import { MailDelivery } from '../../platform/mail/mail-delivery.entity.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { capture } from './testing/capture.js';

const PASSWORD = 'a kauri in the mist 7';
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { user { roles fullName } } }`;
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }';

describe('admin:create', () => {
  let uplift: TestUplift;
  let env: Record<string, string>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    env = {
      NODE_ENV: 'test',
      DATABASE_URL: uplift.databaseUrl,
      DATA_FOLDER: uplift.app.config.dataFolder,
      PUBLIC_URL: 'https://uplift.nz',
    };
  });
  afterAll(() => uplift.stop());

  const create = (email: string, ...more: string[]) =>
    capture(['admin:create', '--email', email, ...more], env);
  const stored = (email: string) => uplift.app.database.manager.findOneByOrFail(UserAccount, { email });
  const linkIn = (text: string) =>
    /^https:\/\/uplift\.nz\/reset-password\?token=([\w-]{43})$/m.exec(text)?.[1] ?? '';
  const reset = (token: string, password = PASSWORD) => uplift.graphql(RESET, { token, password });
  const signIn = (email: string, password = PASSWORD) => uplift.graphql(SIGN_IN, { email, password });
  const activities = async (subjectId: number) =>
    (
      await uplift.app.database.manager.find(Activity, {
        where: { subjectType: 'user', subjectId },
        order: { id: 'ASC' },
      })
    ).map(({ requestId, action }) => [requestId?.replace(/:[\w-]{36}$/, ''), action]);

  it('creates an account whose printed link sets the password once, and records the command as the actor', async () => {
    const { code, out, err } = await create('Mere@rimu.example', '--name', 'Mere Rimu');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^mere@rimu\.example has a new account with the role Admin\./);
    const { id } = await stored('mere@rimu.example');
    expect((await activities(id)).sort()).toEqual([
      ['command:admin:create', 'user.created'],
      ['command:admin:create', 'user.invited'],
    ]);
    expect((await reset(linkIn(out))).errors).toBeUndefined();
    const { data } = await signIn('mere@rimu.example');
    expect(data.signIn.user).toEqual({ roles: ['ADMIN'], fullName: 'Mere Rimu' });
    expect((await reset(linkIn(out), `${PASSWORD}8`)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const history = await uplift.graphql(
      'query ($id: Int!) { timeline(recordType: USER, id: $id, first: 9) { nodes { action actor { kind } } } }',
      { id },
      { as: await uplift.user({ roles: ['Admin'] }) },
    );
    expect(history.data.timeline.nodes).toContainEqual({
      action: 'user.invited',
      actor: { kind: 'COMMAND' },
    });
  });

  it('sends no mail without an SMTP server and queues the link with one', async () => {
    const mails = (toAddress: string) => uplift.app.database.manager.findBy(MailDelivery, { toAddress });
    expect((await create('quiet@rimu.example')).out).toContain('No email is sent without SMTP_URL');
    expect(await mails('quiet@rimu.example')).toEqual([]);
    const { out } = await capture(['admin:create', '--email', 'loud@rimu.example'], {
      ...env,
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect(out).toContain('A worker also sends it to the address.');
    const [mail] = await mails('loud@rimu.example');
    expect(mail?.bodyText).toContain(linkIn(out));
    expect(
      await uplift.app.database.manager.query(`SELECT job FROM outbox_job WHERE payload ->> 'mailId' = $1`, [
        mail?.id,
      ]),
    ).toEqual([{ job: 'mail.deliver' }]);
  });

  it('gives the role to a confirmed account, which keeps its password', async () => {
    const email = 'hemi@rimu.example';
    await uplift.graphql(`mutation { register(email: "${email}", password: "${PASSWORD}") { user { id } } }`);
    await uplift.app.database.manager.update(UserAccount, { email }, { emailVerifiedAt: new Date() });
    const { code, out } = await create(email);
    expect([code, out]).toEqual([
      0,
      `${email} had an account, which now has the role Admin.\nThe user signs in as before.`,
    ]);
    expect((await signIn(email)).data.signIn.user.roles).toEqual(['ADMIN']);
    expect(await activities((await stored(email)).id)).toContainEqual([
      'command:admin:create',
      'user.changed',
    ]);
    expect((await create(email)).out).toMatch(/^hemi@rimu\.example already had the role Admin\./);
  });

  it('removes the password of an account whose address was never confirmed', async () => {
    const email = 'stranger@rimu.example';
    await uplift.graphql(`mutation { register(email: "${email}", password: "${PASSWORD}") { user { id } } }`);
    const { code, out } = await create(email);
    expect(code).toBe(0);
    expect(out).toContain('the former password no longer works');
    expect((await signIn(email)).errors?.[0]?.extensions.code).toBe('WRONG_CREDENTIALS');
    expect((await reset(linkIn(out), `${PASSWORD}9`)).errors).toBeUndefined();
    expect((await signIn(email, `${PASSWORD}9`)).data.signIn.user.roles).toEqual(['ADMIN']);
  });

  it('refuses addresses that are not valid, and deactivated accounts', async () => {
    expect(await create('nobody')).toEqual({
      code: 1,
      out: '',
      err: 'Please enter an email address like name@example.nz.',
    });
    const { id } = await uplift.user({ roles: [] });
    await uplift.app.database.manager.update(UserAccount, id, { deactivatedAt: new Date() });
    const { email } = await uplift.app.database.manager.findOneByOrFail(UserAccount, { id });
    const { code, err } = await create(email);
    expect([code, err]).toEqual([1, expect.stringContaining('This account is deactivated.')]);
    expect((await uplift.app.database.manager.findOneByOrFail(UserAccount, { id })).roles).toEqual([]);
  });
});
