import type { Random } from './random.js';

/** Draws from a list by weight in the time of a binary search, however long the list. */
export class WeightedDraw<T> {
  private readonly reached: Float64Array;

  constructor(
    private readonly items: readonly T[],
    pull: (item: T) => number,
  ) {
    let sum = 0;
    this.reached = Float64Array.from(items, (item) => (sum += pull(item)));
    if (!(sum > 0)) throw new Error('Nothing in the list can be drawn');
  }

  draw(random: Random): T {
    const target = random.next() * (this.reached.at(-1) ?? 0);
    let low = 0;
    let high = this.reached.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.reached[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    const item = this.items[low];
    if (item === undefined) throw new Error('Nothing to draw');
    return item;
  }

  /** Draws until the test passes, at most a dozen times, and returns the last item drawn. */
  drawWhere(random: Random, fits: (item: T) => boolean): T {
    let item = this.draw(random);
    for (let tries = 0; tries < 12 && !fits(item); tries += 1) item = this.draw(random);
    return item;
  }
}
