import type { Logger } from 'pino';
import { foldedWords } from '../../shared/fold.js';
import type { TextCounter } from '../platform/text-counter.js';

const WRITE_EVERY_MS = 10_000;
/** Different texts that are counted in that time; further ones are not. */
const MOST_TEXTS = 500;

/** What was sought in vain, and how often. */
export type Misses = ReadonlyMap<string, number>;

const WEB_ADDRESS = /:\/\/|\bwww\.|[\p{L}\p{N}-]\.\p{L}{2,}/u;
const MANY_DIGITS = /(\p{Nd}\P{Nd}*){6}/u;

/** Whether the text may be somebody's e-mail address, web address or number. */
const mayBePersonal = (text: string): boolean =>
  text.includes('@') || WEB_ADDRESS.test(text) || MANY_DIGITS.test(text);

/** Those that are more than the beginning of another: people type, and each letter may be a search. */
function finished(noted: Misses): [text: string, searches: number][] {
  // Sorted, whatever goes on from a text stands right behind it.
  const sorted = [...noted].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.filter(([text], at) => !sorted[at + 1]?.[0].startsWith(text));
}

/**
 * Counts in memory what was sought and found nobody, and has it written every ten seconds. What cannot be written is
 * tried again with what comes then.
 */
export class MissCounter implements TextCounter {
  private noted = new Map<string, number>();
  private timer?: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly write: (misses: Misses) => Promise<void>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  note(text: string): void {
    const words = foldedWords(text);
    if (words !== '' && !mayBePersonal(text)) this.add(words, 1);
  }

  /** Writes what has been counted; what is being written already is waited for. */
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
      this.log.warn({ err: (error as Error).message }, 'What searches did not find could not be counted');
      for (const [text, searches] of misses) this.add(text, searches);
    }
  }

  private add(text: string, searches: number): void {
    const before = this.noted.get(text);
    if (before === undefined && this.noted.size >= MOST_TEXTS) return;
    this.noted.set(text, (before ?? 0) + searches);
    this.timer ??= setTimeout(() => void this.flush(), WRITE_EVERY_MS).unref();
  }
}
