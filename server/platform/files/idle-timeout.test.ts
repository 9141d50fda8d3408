import { Readable } from 'node:stream';
import { IdleTimeoutError, IdleTimeoutStream, withIdleTimeout } from './idle-timeout.js';

const IDLE_TIMEOUT_MS = 5000;
const READER_TIMEOUT_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
});

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('a call', () => {
  it('may take as long as its body moves', async () => {
    let moved: () => void = () => undefined;
    let answer: (text: string) => void = () => undefined;
    const result = withIdleTimeout(IDLE_TIMEOUT_MS, (_signal, move) => {
      moved = move;
      return new Promise<string>((resolve) => {
        answer = resolve;
      });
    });
    for (let parts = 0; parts < 10; parts++) {
      jest.advanceTimersByTime(IDLE_TIMEOUT_MS - 1);
      moved();
    }
    answer('done');
    expect(await result).toBe('done');
  });

  it('is given up when no data has moved, also if it goes on trying', async () => {
    let given: AbortSignal | undefined;
    const result = withIdleTimeout(IDLE_TIMEOUT_MS, (signal) => {
      given = signal;
      return new Promise(() => undefined);
    });
    const refused = expect(result).rejects.toThrow(IdleTimeoutError);
    jest.advanceTimersByTime(IDLE_TIMEOUT_MS);
    await refused;
    expect(given?.aborted).toBe(true);
  });
});

describe('a body', () => {
  const timeouts = { bodyMs: IDLE_TIMEOUT_MS, readerMs: READER_TIMEOUT_MS };
  const explained = new Error('Files cannot be reached.');

  function bodyInParts() {
    const body = new Readable({ read: () => undefined });
    const limit = new IdleTimeoutStream(body, timeouts, () => explained);
    const ended = new Promise<Error | null>((resolve) => {
      limit.once('error', resolve);
      limit.once('close', () => resolve(null));
    });
    return { body, limit, ended };
  }

  it('breaks off when its reader waits for the next part in vain', async () => {
    const { body, limit, ended } = bodyInParts();
    limit.resume();
    body.push('one');
    await soon();
    jest.advanceTimersByTime(IDLE_TIMEOUT_MS);
    expect([await ended, body.destroyed]).toEqual([explained, true]);
  });

  it('waits for a slow reader', async () => {
    const { body, limit, ended } = bodyInParts();
    const more = limit.readableHighWaterMark;
    for (let parts = 0; parts < 4; parts++) body.push(Buffer.alloc(more));
    body.push(null);
    limit.once('data', () => limit.pause());
    await soon();
    jest.advanceTimersByTime(READER_TIMEOUT_MS - 1);
    limit.resume();
    expect(await ended).toBeNull();
  });

  it.each(['never begins to read', 'stops reading'])('breaks off when its reader %s', async (what) => {
    const { body, limit, ended } = bodyInParts();
    for (let parts = 0; parts < 4; parts++) body.push(Buffer.alloc(limit.readableHighWaterMark));
    if (what === 'stops reading') limit.once('data', () => limit.pause());
    await soon();
    jest.advanceTimersByTime(READER_TIMEOUT_MS);
    expect([await ended, body.destroyed]).toEqual([expect.any(IdleTimeoutError), true]);
  });

  it('that breaks off by itself ends in the same error', async () => {
    const { body, limit, ended } = bodyInParts();
    limit.resume();
    body.destroy(new Error('aborted'));
    expect(await ended).toBe(explained);
  });

  it('whose reader goes away ends without an error', async () => {
    const { body, limit, ended } = bodyInParts();
    limit.destroy();
    expect([await ended, body.destroyed]).toEqual([null, true]);
  });
});
