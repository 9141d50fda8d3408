import { type FinishedPage, finishPage, PageCache } from './page-cache';

const LIFETIME = 5000;

/** A cache, and how often it had each page made. */
function cacheOf(maxPages = 10) {
  const cache = new PageCache(LIFETIME, maxPages);
  const made: string[] = [];
  const get = (address: string, status = 200): Promise<FinishedPage> =>
    cache.get(address, () => {
      made.push(address);
      return finishPage(`${address} ${made.length}`, { status, redirect: null, headers: {} });
    });
  return { cache, made, get };
}

describe('the cache of pages', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  it('makes a page once for all who ask within its seconds, and afresh after them', async () => {
    const { made, get } = cacheOf();
    const [first, second] = await Promise.all([get('/'), get('/')]);
    expect(second).toBe(first);
    jest.advanceTimersByTime(LIFETIME);
    expect((await get('/')).plain.toString()).toBe('/ 2');
    expect(made).toEqual(['/', '/']);
  });

  it('keeps no page that failed', async () => {
    const { cache, made, get } = cacheOf();
    await get('/', 503);
    await expect(cache.get('/about', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    await get('/');
    await get('/about');
    expect(made).toEqual(['/', '/', '/about']);
  });

  it('holds so many pages, and lets go of those whose time is over', async () => {
    const { cache, get } = cacheOf(2);
    const held = () => [...(cache as unknown as { pages: Map<string, unknown> }).pages.keys()];
    for (const address of ['/a', '/b', '/c']) await get(address);
    expect(held()).toEqual(['/b', '/c']);
    jest.advanceTimersByTime(LIFETIME);
    await get('/d');
    expect(held()).toEqual(['/d']);
  });
});
