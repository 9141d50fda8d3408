import { Random } from './random.js';

const draws = (name: string) => {
  const random = new Random(name);
  return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
};

describe('seeded random', () => {
  it('returns the same numbers for the same name and different numbers for another name', () => {
    expect(draws('suppliers')).toEqual(draws('suppliers'));
    expect(draws('suppliers')).not.toEqual(draws('leads'));
  });

  it('stays within the bounds, including both bounds', () => {
    const random = new Random('dice');
    const seen = new Set(Array.from({ length: 600 }, () => random.int(1, 6)));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('draws by weight and never draws an item with weight zero', () => {
    const random = new Random('weights');
    const seen = Array.from({ length: 4000 }, () => random.weighted({ often: 9, seldom: 1, never: 0 }));
    const often = seen.filter((key) => key === 'often').length;
    expect(often).toBeGreaterThan(3450);
    expect(often).toBeLessThan(3750);
    expect(seen).not.toContain('never');
  });

  it('samples distinct items, and at most as many as exist', () => {
    const random = new Random('sample');
    expect(new Set(random.sample([1, 2, 3, 4], 3)).size).toBe(3);
    expect(random.sample([1, 2], 5).sort()).toEqual([1, 2]);
  });

  it('generates link keys from URL-safe characters', () => {
    expect(new Random('keys').key(32)).toMatch(/^[\w-]{32}$/);
  });
});
