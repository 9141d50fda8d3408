import { PageCache, type RenderedEntry } from './page-cache.js';
import { toRenderedResponse } from './rendered-response.js';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

interface Options {
  status?: number;
  tags?: string[] | null;
  lifetimeMs?: number;
}

/** Returns a cache that receives announcements, and the number of times that each page was rendered. */
function cacheOf(maxBytes = MEGABYTE) {
  const cache = new PageCache(maxBytes);
  cache.hear();
  const made: string[] = [];
  const page = async (text: string, { status = 200, tags = [], lifetimeMs = MINUTE }: Options = {}) =>
    ({
      page: toRenderedResponse(text, { status, redirect: null, headers: {} }),
      tags: tags && new Set(tags),
      lifetimeMs,
    }) satisfies RenderedEntry;
  const get = async (address: string, options?: Options) => {
    const answer = await cache.get(address, () => {
      made.push(address);
      return page(`${address} ${made.length}`, options);
    });
    return answer.plain.toString();
  };
  return { cache, made, page, get };
}

/** Returns a page that is finished when the test says so. */
function slowPage() {
  let finish: (page: RenderedEntry) => void = () => undefined;
  const page = new Promise<RenderedEntry>((resolve) => {
    finish = resolve;
  });
  return { page, finish };
}

describe('page cache', () => {
  it('renders a page once for all requests, until a record on it changes', async () => {
    const { cache, made, get } = cacheOf();
    const tags = ['supplier:5'];
    expect(await Promise.all([get('/a', { tags }), get('/a', { tags })])).toEqual(['/a 1', '/a 1']);
    await get('/b', { tags: ['supplier:6'] });
    cache.announce('supplier:6');
    cache.announce('good-cause:5');
    expect(await get('/a', { tags })).toBe('/a 1');
    cache.announce('supplier:5');
    expect(await get('/a', { tags })).toBe('/a 3');
    expect(made).toEqual(['/a', '/b', '/a']);
  });

  it('invalidates lists on a change of any record, and more on a general announcement', async () => {
    const { cache, get } = cacheOf();
    const list = () => get('/list', { tags: ['supplier'] });
    const profile = () => get('/profile', { tags: ['supplier:5'] });
    expect([await list(), await profile()]).toEqual(['/list 1', '/profile 2']);
    cache.announce('supplier:9');
    expect([await list(), await profile()]).toEqual(['/list 3', '/profile 2']);
    cache.announce('supplier');
    expect([await list(), await profile()]).toEqual(['/list 4', '/profile 5']);
    cache.announce('');
    expect([await list(), await profile()]).toEqual(['/list 6', '/profile 7']);
  });

  it('discards a page whose records change during its rendering', async () => {
    const { cache, page, get } = cacheOf();
    for (const change of ['supplier:5', 'supplier', '']) {
      const slow = slowPage();
      const first = cache.get('/a', () => slow.page);
      cache.announce(change);
      slow.finish(await page('old', { tags: ['supplier:5'] }));
      expect((await first).plain.toString()).toBe('old');
      expect(await get('/a', { tags: ['supplier:5'] })).toMatch('/a');
      cache.announce('');
    }
    const slow = slowPage();
    const first = cache.get('/b', () => slow.page);
    cache.announce('supplier:6');
    slow.finish(await page('still true', { tags: ['supplier:5'] }));
    await first;
    expect(await get('/b')).toBe('still true');
  });

  it('keeps the newer of two concurrent renderings of an address, in any order of completion', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const { cache, page, get } = cacheOf();
      const slow = slowPage();
      const first = cache.get('/a', () => slow.page);
      jest.advanceTimersByTime(10_000);
      cache.announce('supplier:5');
      expect(await get('/a', { tags: ['supplier:5'] })).toBe('/a 1');
      slow.finish(await page('old', { tags: ['supplier:5'] }));
      await first;
      expect(await get('/a')).toBe('/a 1');
      expect((cache as unknown as { announced: Map<string, number> }).announced.size).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shares an outdated rendering in progress for half a second at most', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const { cache, made, page, get } = cacheOf();
      const slow = slowPage();
      void cache.get('/a', () => slow.page);
      jest.advanceTimersByTime(10_000);
      void cache.get('/a', () => slow.page);
      cache.announce('supplier:5');
      expect(await get('/a')).toBe('/a 1');
      expect(made).toEqual(['/a']);
      slow.finish(await page('old'));
    } finally {
      jest.useRealTimers();
    }
  });

  it('caches nothing while disconnected from announcements, and drops earlier pages', async () => {
    const { cache, made, get } = cacheOf();
    await get('/a');
    cache.disconnected();
    await get('/a');
    await get('/a');
    cache.hear();
    await get('/a');
    await get('/a');
    expect(made).toHaveLength(4);
  });

  it('caches totals for a minute, and no failed page', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const { cache, made, get } = cacheOf();
      await get('/');
      jest.advanceTimersByTime(MINUTE - 1);
      await get('/');
      jest.advanceTimersByTime(2);
      await get('/');
      await get('/about', { tags: null });
      await get('/about', { tags: null });
      await expect(cache.get('/gone', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
      await get('/gone');
      expect(made).toEqual(['/', '/', '/about', '/about', '/gone']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('limits its size in bytes, and evicts the least recently used page', async () => {
    const { cache, made, get } = cacheOf(3 * 2300);
    for (const address of ['/a', '/b', '/c', '/a', '/d']) await get(address, { tags: ['supplier'] });
    expect(cache.size.pages).toBe(3);
    expect(cache.size.bytes).toBeLessThanOrEqual(3 * 2300);
    await get('/a');
    expect(made).toEqual(['/a', '/b', '/c', '/d']);
    await get('/b');
    expect(made).toHaveLength(5);
  });
});
