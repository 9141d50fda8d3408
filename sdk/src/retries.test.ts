import { type ClientFixture, startClientFixture } from '../testing/client-fixture.js';
import type { FailedAttempt } from './retries.js';

const REGIONS = '{ regions { name } }';
const CREATE = 'mutation ($name: String!) { createGoodCause(input: { name: $name }) { id name } }';

const SEND = `mutation ($text: String!) { sendContactMessage(
  input: { kind: GENERAL, email: "ana@demo.example", fullName: "Ana", message: $text }) }`;

let fixture: ClientFixture;
beforeAll(async () => {
  fixture = await startClientFixture();
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.between.next());

const causesNamed = (name: string) => fixture.sql('SELECT id FROM good_cause WHERE name = $1', [name]);
const messagesWith = (text: string) =>
  fixture.sql('SELECT id FROM contact_message WHERE message = $1', [text]);

/** Returns the first delay in milliseconds after a response, without waiting for it. */
async function delayAfter(status: number, headers: Record<string, string>, body?: string): Promise<number> {
  const cancelled = new AbortController();
  let delayMs = 0;
  const onRetry = (failed: FailedAttempt) => {
    delayMs = failed.delayMs;
    cancelled.abort(new Error('seen'));
  };
  fixture.between.next({ status, headers, ...(body && { body }) });
  const call = fixture.client({ onRetry }).query(REGIONS, {}, { signal: cancelled.signal });
  await expect(call).rejects.toThrow('seen');
  return delayMs;
}

describe('a call that fails for a moment', () => {
  it('is sent again after rate limits, overload and errors of proxies', async () => {
    const statuses: number[] = [];
    fixture.between.next({ status: 429 }, { status: 503 }, { status: 502 }, { status: 504 });
    const onRetry = ({ error }: FailedAttempt) => statuses.push(error.status);
    const { regions } = await fixture.client({ onRetry }).query<{ regions: unknown[] }>(REGIONS);
    expect(regions.length).toBeGreaterThan(0);
    expect(statuses).toEqual([429, 503, 502, 504]);
  });

  it('waits as long as the response asks', async () => {
    const inAMinute = new Date(Date.now() + 59_000).toUTCString();
    expect(await delayAfter(429, { 'retry-after': '30' })).toBeGreaterThanOrEqual(30_000);
    expect(await delayAfter(503, { 'retry-after': inAMinute })).toBeGreaterThan(20_000);
    const limits = '"default";r=0;t=17, "account";r=4;t=50';
    const delay = await delayAfter(429, { ratelimit: limits });
    expect([delay >= 17_000, delay < 50_000]).toEqual([true, true]);
    const errors = [{ message: 'Down', extensions: { code: 'UNAVAILABLE', retryAfterSeconds: 5 } }];
    expect(await delayAfter(200, {}, JSON.stringify({ data: null, errors }))).toBeGreaterThanOrEqual(5_000);
  });

  it('fails at once if the response asks for too long a delay', async () => {
    fixture.between.next({ status: 429, headers: { 'retry-after': '3600' } });
    await expect(fixture.client().query(REGIONS)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 3600,
    });
  });

  it('doubles the delay with each attempt, adds up to half of it, and gives up after the last one', async () => {
    const delays: number[] = [];
    fixture.between.next(...Array(4).fill({ status: 503 }));
    const client = fixture.client({
      retries: { attempts: 4, firstDelayMs: 4 },
      onRetry: ({ delayMs }) => delays.push(delayMs),
    });
    await expect(client.query(REGIONS)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(delays).toHaveLength(3);
    for (const [index, delay] of delays.entries()) {
      expect(delay).toBeGreaterThanOrEqual(4 * 2 ** index);
      expect(delay).toBeLessThanOrEqual(6 * 2 ** index);
    }
    fixture.between.next('cut', 'cut', 'cut', 'cut');
    await expect(client.query(REGIONS)).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('can be cancelled, which is not retried', async () => {
    const cancelled = AbortSignal.abort(new Error('stop'));
    await expect(fixture.client().query(REGIONS, {}, { signal: cancelled })).rejects.toThrow('stop');
    expect(fixture.between.requests).toHaveLength(0);
  });
});

describe('a mutation whose connection is cut', () => {
  it('creates one record and returns it', async () => {
    fixture.between.next('cut', 'cut');
    const { createGoodCause } = await fixture
      .client()
      .query<{ createGoodCause: { id: number } }>(CREATE, { name: 'Cut off' });
    expect(await causesNamed('Cut off')).toEqual([{ id: createGoodCause.id }]);
    const keys = fixture.between.requests.map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  });

  it('has a key of its own for each call, or the stored key of the caller', async () => {
    const client = fixture.client();
    await client.query(SEND, { text: 'Twins' });
    await client.query(SEND, { text: 'Twins' });
    expect(await messagesWith('Twins')).toHaveLength(2);
    await client.query(SEND, { text: 'Stored' }, { idempotencyKey: 'message-17' });
    await client.query(SEND, { text: 'Stored' }, { idempotencyKey: 'message-17' });
    expect(await messagesWith('Stored')).toHaveLength(1);
  });
});
