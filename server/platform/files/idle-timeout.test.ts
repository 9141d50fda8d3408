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

describe('idle timeout of a call', () => {
  it('allows any duration while data arrives', async () => {
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

  it('aborts a call without data, even one that keeps retrying', async () => {
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

describe('idle timeout of a body', () => {
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

  it('ends the body when no chunk arrives for a waiting reader', async () => {
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

  it.each(['never begins to read', 'stops reading'])('ends the body when its reader %s', async (what) => {
    const { body, limit, ended } = bodyInParts();
    for (let parts = 0; parts < 4; parts++) body.push(Buffer.alloc(limit.readableHighWaterMark));
    if (what === 'stops reading') limit.once('data', () => limit.pause());
    await soon();
    jest.advanceTimersByTime(READER_TIMEOUT_MS);
    expect([await ended, body.destroyed]).toEqual([expect.any(IdleTimeoutError), true]);
  });

  it('reports an aborted body with the same error', async () => {
    const { body, limit, ended } = bodyInParts();
    limit.resume();
    body.destroy(new Error('aborted'));
    expect(await ended).toBe(explained);
  });

  it('ends without an error when the reader disconnects', async () => {
    const { body, limit, ended } = bodyInParts();
    limit.destroy();
    expect([await ended, body.destroyed]).toEqual([null, true]);
  });
});
