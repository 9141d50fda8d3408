import { TestOpenIdProvider } from '../testing/test-open-id-provider.js';
import type { TestUplift } from '../testing/test-uplift.js';
import { BACK_TO, startWith, withCredential } from './testing/google-sign-in-flow.js';
import { untilWaiting } from './testing/until-waiting.js';
import { LinkedIdentity } from './user-account.entity.js';

describe('simultaneous sign-ins with Google C067', () => {
  let provider: TestOpenIdProvider;
  let uplift: TestUplift;
  let people = 0;

  beforeAll(async () => {
    provider = await TestOpenIdProvider.start(BACK_TO);
    uplift = await startWith(provider);
  });
  afterAll(async () => {
    await provider.close();
    await uplift.stop();
  });

  /** Returns a new person with the token that signs them in. */
  async function somebody() {
    const sub = `google-${++people}`;
    const email = `${sub}@example.nz`;
    return { sub, email, credential: await provider.credential({ sub, email, email_verified: true }) };
  }

  it('create one account for a new user', async () => {
    const { sub, credential } = await somebody();
    const all = Array.from({ length: 10 }, () => withCredential(uplift, credential));
    const answers = await Promise.all(all);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
    expect(await uplift.app.database.manager.countBy(LinkedIdentity, { subject: sub })).toBe(1);
  });

  it('find the account that the other request is creating', async () => {
    const { sub, email, credential } = await somebody();
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    const { rows } = await client.query(
      `INSERT INTO user_account (identity_id, email, email_verified_at) VALUES ($1, $1, now()) RETURNING id`,
      [email],
    );
    await client.query('INSERT INTO linked_identity (user_id, issuer, subject) VALUES ($1, $2, $3)', [
      rows[0].id,
      provider.issuer,
      sub,
    ]);
    const attempt = withCredential(uplift, credential);
    await untilWaiting(uplift, 1, attempt);
    await client.query('COMMIT');
    client.release();
    const answer = await attempt;
    expect([answer.statusCode, answer.json().user.id]).toEqual([200, rows[0].id]);
  });

  it('are refused if the account has just lost its Google link', async () => {
    const { credential } = await somebody();
    const { id } = (await withCredential(uplift, credential)).json().user;
    const client = await uplift.app.database.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM user_account WHERE id = $1 FOR NO KEY UPDATE', [id]);
    await client.query('DELETE FROM linked_identity WHERE user_id = $1', [id]);
    const attempt = withCredential(uplift, credential);
    await untilWaiting(uplift, 1, attempt);
    await client.query('COMMIT');
    client.release();
    const answer = await attempt;
    expect([answer.statusCode, answer.cookies]).toEqual([401, []]);
  });
});
