import type { Logger } from 'pino';
import { foldedWords } from '../../../shared/fold.js';
import type { TextCounter } from '../../platform/text-counter.js';

const WRITE_EVERY_MS = 10_000;
/** The maximum number of different texts in that time. Further ones are not counted. */
const MAX_TEXTS = 500;

/** The searches without results, and their numbers. */
export type ZeroResultCounts = ReadonlyMap<string, number>;

const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/u;
const MANY_DIGITS = /(\p{Nd}\P{Nd}*){6}/u;

/** Returns true if the text may be an email address, a web address or a personal number. */
const mayBePersonal = (text: string): boolean =>
  text.includes('@') || WEB_ADDRESS.test(text) || MANY_DIGITS.test(text);

/**
 * Returns the texts that are not just the beginning of another: while users type, each letter may be a
 * search.
 */
function finished(noted: ZeroResultCounts): [text: string, searches: number][] {
  // In sorted order, a longer text follows directly after its beginning.
  const sorted = [...noted].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.filter(([text], at) => !sorted[at + 1]?.[0].startsWith(text));
}

/**
 * Counts searches without results in memory, and writes them every ten seconds. If writing fails, it is tried
 * again with the next ones.
 */
export class ZeroResultCounter implements TextCounter {
  private noted = new Map<string, number>();
  private timer?: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (misses: ZeroResultCounts) => Promise<void>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  note(text: string): void {
    const words = foldedWords(text);
    if (words !== '' && !mayBePersonal(text)) this.add(words, 1);
  }

  /** Writes the counted searches, and waits for a write that is under way. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeNoted());
    return this.writing;
  }

  private async writeNoted(): Promise<void> {
    const misses = new Map(finished(this.noted));
    this.noted = new Map();
    if (misses.size === 0) return;
    try {
      await this.write(misses);
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'Zero-result searches could not be counted');
      for (const [text, searches] of misses) this.add(text, searches);
    }
  }

  private add(text: string, searches: number): void {
    const before = this.noted.get(text);
    if (before === undefined && this.noted.size >= MAX_TEXTS) return;
    this.noted.set(text, (before ?? 0) + searches);
    this.timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }
}
