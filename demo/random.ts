/** Returns a 32-bit seed for a name (FNV-1a), so that each stream of rows has a sequence of its own. */
function seedFrom(name: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i += 1) {
    hash ^= name.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

const KEY_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A small seeded generator (mulberry32). The same name gives the same numbers on every machine, which is
 * enough for demo data. Never use it for secrets.
 */
export class Random {
  private state: number;

  constructor(name: string) {
    this.state = seedFrom(name);
  }

  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** Returns a whole number from low to high, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** Returns a number from low to high. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns an item of the list. Throws if the list is empty. */
  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Returns a key of the table, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Partial<Record<K, number>>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    const last = entries.at(-1);
    if (last === undefined) throw new Error('Nothing to weigh');
    return last[0];
  }

  /** Returns different items of the list, at most `count`, in random order. */
  sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }

  /**
   * Returns a URL-safe text with 6 random bits in each character, in the form of the secret link keys of real
   * records.
   */
  key(length = 24): string {
    let text = '';
    for (let i = 0; i < length; i += 1) text += KEY_LETTERS[Math.floor(this.next() * 64)];
    return text;
  }
}
