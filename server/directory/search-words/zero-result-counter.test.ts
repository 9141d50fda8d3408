import { ZeroResultCounter, type ZeroResultCounts } from './zero-result-counter.js';

describe('the counter of zero-result searches', () => {
  let written: [string, number][][];
  let failure: Error | null;
  const log = { warn: jest.fn() };
  const write = async (misses: ZeroResultCounts) => {
    if (failure) throw failure;
    written.push([...misses]);
  };
  let counter: ZeroResultCounter;
  beforeEach(() => {
    jest.useFakeTimers();
    written = [];
    failure = null;
    counter = new ZeroResultCounter(write, log);
  });
  afterEach(() => jest.useRealTimers());

  const notedAs = async (...texts: string[]) => {
    for (const text of texts) counter.note(text);
    await counter.flush();
    return written.flat();
  };

  it('counts by words, and writes once, ten seconds after the first search', async () => {
    for (const text of ['Pūkeko', 'pukeko !', 'gutters']) counter.note(text);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(written).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(written).toEqual([
      [
        ['gutters', 1],
        ['pukeko', 2],
      ],
    ]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
  });

  it('ignores a text that is only the beginning of another', async () => {
    expect(await notedAs('sp', 'spa', 'spark', 'sparkie', 'sparkie', 'spade', 'gutter')).toEqual([
      ['gutter', 1],
      ['spade', 1],
      ['sparkie', 2],
    ]);
  });

  it.each([
    'ana@example.nz',
    'https://example.nz/a',
    'www.example',
    'example.co.nz',
    '021 555 123',
    'room 12 34 56',
  ])('stores nothing for %s', async (text) => {
    expect(await notedAs(text)).toEqual([]);
  });

  it.each(['round the clock', 'no 8 wire', 'A4 1234'])(
    'stores %s, which is not personal data',
    async (text) => {
      expect(await notedAs(text)).toEqual([[text.toLowerCase(), 1]]);
    },
  );

  it('counts at most five hundred texts', async () => {
    const many = Array.from({ length: 600 }, (_, n) => `word ${String(n).padStart(3, '0')}x`);
    expect(await notedAs(...many, 'word 000x')).toHaveLength(500);
    expect(written[0]?.[0]).toEqual(['word 000x', 2]);
  });

  it('retries a failed write with the next searches', async () => {
    failure = new Error('no database');
    await notedAs('gutters');
    failure = null;
    expect(await notedAs('gutters', 'sparkie')).toEqual([
      ['gutters', 2],
      ['sparkie', 1],
    ]);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it('retries also without new searches', async () => {
    failure = new Error('no database');
    counter.note('gutters');
    await jest.advanceTimersByTimeAsync(10_000);
    failure = null;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(written.flat()).toEqual([['gutters', 1]]);
  });
});
