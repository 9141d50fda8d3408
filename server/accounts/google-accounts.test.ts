import { Activity } from '../platform/activity/activity.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { type Person, TestOpenIdProvider } from '../testing/test-open-id-provider.js';
import type { TestUplift } from '../testing/test-uplift.js';
import { hashPassword } from './passwords.js';
import {
  bearerOf,
  logIn,
  mailedResetToken,
  opens,
  refresh,
  refreshCookieOf,
  resetPassword,
  tokenIn,
} from './testing/account-calls.js';
import { BACK_TO, startWith, withCredential } from './testing/google-sign-in-flow.js';
import { LinkedIdentity, UserAccount } from './user-account.entity.js';

const PASSWORD = 'seven dull purple kettles';

describe('Google accounts C067', () => {
  let provider: TestOpenIdProvider;
  let uplift: TestUplift;
  let passwordHash: string;
  let people = 0;

  beforeAll(async () => {
    provider = await TestOpenIdProvider.start(BACK_TO);
    uplift = await startWith(provider);
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(async () => {
    await provider.close();
    await uplift.stop();
  });

  const somebody = (fields: Partial<Person> = {}): Person & { email: string } => {
    const sub = `google-${++people}`;
    return { sub, email: `${sub}@example.nz`, email_verified: true, name: 'Ana Tāne', ...fields };
  };
  const signIn = async (person: Person) => withCredential(uplift, await provider.credential(person));
  const stored = (email: string) => uplift.app.database.manager.findOneByOrFail(UserAccount, { email });
  const actions = async (subjectId: number) => {
    const { manager } = uplift.app.database;
    const rows = await manager.find(Activity, {
      where: { subjectType: 'user', subjectId },
      order: { id: 'ASC' },
    });
    return rows.map(({ action }) => action);
  };
  const mailsTo = async (toAddress: string) => {
    const mails = await uplift.app.database.manager.findBy(MailDelivery, { toAddress });
    return mails.map(({ kind }) => kind);
  };

  it('a new address creates an account with a confirmed address and no role or link R290', async () => {
    const person = somebody({ email: 'New.Person@Example.NZ' });
    const answer = await signIn(person);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'new.person@example.nz',
      fullName: 'Ana Tāne',
      role: [],
      business_id: null,
      impactBusiness_id: null,
      admin_goodCause_id: null,
    });
    const account = await stored('new.person@example.nz');
    expect(account).toMatchObject({ passwordHash: null, emailVerifiedAt: expect.any(Date) });
    expect(account.identityId).not.toContain(person.sub);
    expect(await actions(account.id)).toEqual(['account.registered-with-google']);
    expect(await opens(uplift, bearerOf(answer))).toBe(true);
    expect((await logIn(uplift, account.email, '')).statusCode).toBe(401);
  });

  it('links a confirmed account by its address in any case, leaves it unchanged, and emails its owner', async () => {
    const person = somebody();
    const user = await uplift.user({
      email: person.email,
      fullName: 'Ana T',
      roles: ['Admin'],
      emailVerifiedAt: new Date(),
      passwordHash,
    });
    const answer = await signIn({ ...person, email: person.email.toUpperCase() });
    expect(answer.json().user).toMatchObject({ id: user.id, fullName: 'Ana T', role: ['Admin'] });
    expect((await logIn(uplift, person.email, PASSWORD)).statusCode).toBe(200);
    expect(await mailsTo(person.email)).toEqual(['account.google-linked']);
    await signIn(person);
    expect(await actions(user.id)).toEqual(['account.google-linked']);
    expect(await mailsTo(person.email)).toEqual(['account.google-linked']);
  });

  it('once linked, the Google account identifies the user even if either address changes', async () => {
    const person = somebody();
    const { id } = (await signIn(person)).json().user;
    const moved = { ...person, email: 'moved@example.nz', email_verified: false };
    expect((await signIn(moved)).json().user).toMatchObject({ id, email: person.email });
    expect((await signIn({ sub: person.sub })).json().user.id).toBe(id);
    await uplift.app.database.manager.update(UserAccount, id, { email: 'here@example.nz' });
    expect((await signIn(person)).json().user).toMatchObject({ id, email: 'here@example.nz' });
    // The address at Google now belongs to another person, with an account of their own.
    const other = await signIn(somebody({ email: person.email }));
    expect(other.json().user.id).not.toBe(id);
  });

  it('refuses another Google account with the same address, which may belong to a different owner', async () => {
    const person = somebody();
    await signIn(person);
    const answer = await signIn(somebody({ email: person.email }));
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'CONFLICT',
        fields: [expect.objectContaining({ reason: 'other-account' })],
      }),
    ]);
    expect(answer.cookies).toEqual([]);
  });

  it('a password reset ends sign-in with Google until Google confirms the address again', async () => {
    const before = somebody();
    const { id } = (await signIn(before)).json().user;
    const moved = { ...before, email: 'elsewhere@example.nz' };
    await resetPassword(uplift, await mailedResetToken(uplift, before.email), PASSWORD);
    expect((await signIn(moved)).json().user.id).not.toBe(id);
    const owner = somebody({ email: before.email });
    expect((await signIn(owner)).json().user.id).toBe(id);
    expect((await logIn(uplift, before.email, PASSWORD)).statusCode).toBe(200);
  });

  describe('an unconfirmed registration', () => {
    /** Registers the address as a stranger with another password, who stays signed in. */
    async function trapped() {
      const person = somebody();
      const body = { email: person.email, password: PASSWORD, fullName: 'A Stranger' };
      const registered = await uplift.rest('POST', 'auth/register', { body });
      const mail = await uplift.app.database.manager.findOneByOrFail(MailDelivery, {
        toAddress: person.email,
      });
      return { person, registered, link: tokenIn(mail) };
    }

    it('passes to the address owner; the stranger’s password, name, sessions and links are removed ADR 0022', async () => {
      const { person, registered, link } = await trapped();
      const answer = await signIn(person);
      expect(answer.json().user).toMatchObject({ fullName: 'Ana Tāne' });
      expect(await stored(person.email)).toMatchObject({
        passwordHash: null,
        emailVerifiedAt: expect.any(Date),
      });
      expect((await logIn(uplift, person.email, PASSWORD)).statusCode).toBe(401);
      expect(await opens(uplift, bearerOf(registered))).toBe(false);
      expect((await refresh(uplift, refreshCookieOf(registered))).statusCode).toBe(401);
      const confirm = `mutation { confirmEmail(token: "${link}", password: "${PASSWORD}") }`;
      expect((await uplift.graphql(confirm)).errors?.[0]?.message).toMatch(/^This link no longer works/);
      expect(await opens(uplift, bearerOf(answer))).toBe(true);
      const { id } = answer.json().user;
      expect(await actions(id)).toEqual(['account.registered', 'account.taken-over']);
      expect(await mailsTo(person.email)).toEqual(['account.confirm-email', 'account.google-took-over']);
    });

    it('keeps the roles and links that staff granted its owner', async () => {
      const { person } = await trapped();
      const supplier = await factories(uplift.app.database).supplier();
      const { id } = await stored(person.email);
      await uplift.app.database.manager.update(UserAccount, id, {
        roles: ['Business'],
        supplierId: supplier.id,
      });
      expect((await signIn(person)).json().user).toMatchObject({
        role: ['Business'],
        business_id: supplier.id,
      });
    });

    it('stays unclaimed while Google has not confirmed the address', async () => {
      const { person } = await trapped();
      const answer = await signIn({ ...person, email_verified: false });
      expect([answer.statusCode, answer.json().fields[0].reason]).toEqual([401, 'unverified']);
      expect((await logIn(uplift, person.email, PASSWORD)).statusCode).toBe(200);
    });
  });

  it('a pre-created account gets an identity from the server; a chosen identity cannot sign in A23', async () => {
    const person = somebody();
    await uplift.rest('POST', 'user/create', { body: { firebase_id: person.sub, email: 'evil@example.nz' } });
    await uplift.rest('POST', 'user/create', { body: { firebase_id: 'chosen', email: person.email } });
    const { user } = (await signIn(person)).json();
    expect(user.email).toBe(person.email);
    expect(user.firebase_id).not.toBe('chosen');
  });

  it('registering an address that signs in with Google takes nothing over', async () => {
    const person = somebody();
    await signIn(person);
    const body = { email: person.email, password: PASSWORD };
    expect((await uplift.rest('POST', 'auth/register', { body })).statusCode).toBe(400);
    expect((await stored(person.email)).passwordHash).toBeNull();
  });

  it('users of a supplier that has left can sign in with Google but change nothing R047 A36', async () => {
    const supplier = await factories(uplift.app.database).supplier({ status: 'Left & Removed' });
    const person = somebody();
    await uplift.user({
      email: person.email,
      roles: ['Business'],
      supplierId: supplier.id,
      emailVerifiedAt: new Date(),
      passwordHash,
    });
    const password = await logIn(uplift, person.email, PASSWORD);
    const google = await signIn(person);
    expect([google.statusCode, google.json().user.supplierStatus]).toEqual([200, 'Left & Removed']);
    expect(password.json().user.supplierStatus).toBe('Left & Removed');
    const rename = await uplift.graphql(
      'mutation { updateMyName(fullName: "X") { id } }',
      {},
      {
        headers: bearerOf(google),
      },
    );
    expect(rename.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('deleting an account deletes its Google link', async () => {
    const person = somebody();
    const { id } = (await signIn(person)).json().user;
    await uplift.app.database.manager.delete(UserAccount, id);
    expect((await signIn(person)).json().user.id).not.toBe(id);
  });

  it('no other issuer can sign in linked users', async () => {
    const person = somebody();
    const { id } = (await signIn(person)).json().user;
    await uplift.app.database.manager.update(
      LinkedIdentity,
      { userId: id },
      { issuer: 'https://other.example' },
    );
    const answer = await signIn({ ...person, email: 'third@example.nz' });
    expect(answer.json().user.id).not.toBe(id);
  });
});
