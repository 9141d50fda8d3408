import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { until } from '../../testing/until.js';
import { S3FileStore } from './s3-file-store.js';
import { type Behaviour, FaultyS3Server } from './testing/faulty-s3-server.js';

const UNAVAILABLE = { code: 'UNAVAILABLE', status: 503, details: { retryAfterSeconds: expect.any(Number) } };
const MAX_FAILURES = 3;

let server: FaultyS3Server;
let now: number;
afterEach(() => server.stop());

/** Long enough for a server that responds, however busy the machine is. */
const PATIENT_MS = 60_000;
/** Short, for a server that never responds. */
const IMPATIENT_MS = 50;

async function storeAt(behaviour: Behaviour, idleTimeoutMs = PATIENT_MS): Promise<S3FileStore> {
  server = await FaultyS3Server.start(behaviour);
  now = 0;
  const options = { idleTimeoutMs, mostFailures: MAX_FAILURES, probeAfterMs: 1000, now: () => now };
  return S3FileStore.for(server.config, options);
}

const put = (store: S3FileStore, bytes = Buffer.from('0123456789')) =>
  store.put('pictures', 'a.png', Readable.from([bytes], { objectMode: false }), {
    contentType: 'image/png',
    sizeBytes: bytes.length,
  });

const CALLS: [string, (store: S3FileStore) => Promise<unknown>][] = [
  ['putting a file', (store) => put(store)],
  ['putting a file larger than the network holds', (store) => put(store, Buffer.alloc(32 * 1024 * 1024))],
  ['reading a file', (store) => store.read('pictures', 'a.png')],
  ['reading the end of a file', (store) => store.read('pictures', 'a.png', { last: 3 })],
  ['removing a file', (store) => store.remove('pictures', 'a.png')],
  ['checking', (store) => store.check()],
];

describe.each(CALLS)('S3 store: %s', (_what, call) => {
  it('times out with 503 when the store accepts the connection and never responds', async () => {
    const store = await storeAt('silent', IMPATIENT_MS);
    await expect(call(store)).rejects.toMatchObject({
      ...UNAVAILABLE,
      cause: expect.objectContaining({ name: 'IdleTimeoutError' }),
    });
  });

  it('returns 503 when the store returns 500', async () => {
    const store = await storeAt(500);
    await expect(call(store)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('returns 503 when the server is unreachable', async () => {
    const store = await storeAt('well');
    await server.stop();
    await expect(call(store)).rejects.toMatchObject(UNAVAILABLE);
  });
});

it('a truncated body ends in 503', async () => {
  const store = await storeAt('cuts');
  const file = await store.read('pictures', 'a.png');
  await expect(buffer(file?.stream ?? Readable.from([]))).rejects.toMatchObject(UNAVAILABLE);
});

it('a stalled body ends in 503 after the idle timeout', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  try {
    const store = await storeAt('stops');
    const stream = (await store.read('pictures', 'a.png'))?.stream ?? Readable.from([]);
    const ended = expect(once(stream, 'end')).rejects.toMatchObject(UNAVAILABLE);
    await once(stream, 'data');
    jest.advanceTimersByTime(PATIENT_MS);
    await ended;
  } finally {
    jest.useRealTimers();
  }
});

it('a full store returns 507', async () => {
  const store = await storeAt(507);
  await expect(put(store)).rejects.toMatchObject({ code: 'INSUFFICIENT_STORAGE', status: 507 });
});

describe('after consecutive failures', () => {
  const fail = async (store: S3FileStore) => {
    for (let each = 0; each < MAX_FAILURES; each++) await store.check().catch(() => undefined);
  };

  it('calls fail at once without a request to the store, and isRefusing is true', async () => {
    const store = await storeAt(500);
    expect(store.isRefusing).toBe(false);
    await fail(store);
    const { requests } = server;
    const source = Readable.from(['0123456789']);
    const putting = store.put('pictures', 'a.png', source, { contentType: 'image/png', sizeBytes: 10 });
    await expect(putting).rejects.toMatchObject({ ...UNAVAILABLE, cause: { name: 'CircuitOpenError' } });
    await expect(store.read('pictures', 'a.png')).rejects.toMatchObject(UNAVAILABLE);
    expect([server.requests, store.isRefusing, source.destroyed]).toEqual([requests, true, true]);
  });

  it('one trial call passes later, and all calls pass once it succeeds', async () => {
    const store = await storeAt(500);
    await fail(store);
    server.behaviour = 'well';
    await expect(put(store)).rejects.toMatchObject(UNAVAILABLE);
    now += 1000;
    expect(await put(store)).toBe('/files/pictures/a.png');
    expect(store.isRefusing).toBe(false);
  });

  it('a long upload as the trial call does not block other calls', async () => {
    const store = await storeAt(500);
    await fail(store);
    server.behaviour = 'well';
    now += 1000;
    const source = new Readable({ read: () => undefined });
    const putting = store.put('pictures', 'a.png', source, { contentType: 'image/png', sizeBytes: 10 });
    await until(() => !store.isRefusing);
    await store.check();
    source.push('0123456789');
    source.push(null);
    expect(await putting).toBe('/files/pictures/a.png');
  });

  it.each([404, 403])('responses with %s do not count as failures', async (status) => {
    const store = await storeAt(status);
    for (let each = 0; each <= MAX_FAILURES; each++)
      await store.read('pictures', 'a.png').catch(() => undefined);
    expect([store.isRefusing, server.requests]).toEqual([false, MAX_FAILURES + 1]);
  });
});
