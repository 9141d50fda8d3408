import { LRUCache } from 'lru-cache';
import type { RenderedResponse } from './rendered-response.js';

/** The time after its start during which a page that is being rendered is shared, even after a change. */
const SHARED_MS = 500;
/** The memory of a page besides its text, in bytes: headers, tags and its entries in the maps. */
const BESIDES_TEXT = 2048;
/**
 * The memory of a page’s text with both compressed forms, which are added later and each take up to a sixth
 * of it.
 */
const WITH_COMPRESSED = 1.4;

export interface RenderedEntry {
  page: RenderedResponse;
  /** The announcements that invalidate the page. Null: it is not cached at all. */
  tags: ReadonlySet<string> | null;
  /** The maximum time in the cache, in milliseconds. */
  lifetimeMs: number;
}

/** The source of a page: the cache, a rendering that runs already, or a new one. */
export type PageCacheResult = 'hit' | 'shared' | 'miss';

interface CachedPage {
  page: RenderedResponse;
  tags: ReadonlySet<string>;
}

interface InTheMaking {
  page: Promise<RenderedResponse>;
  startedAt: number;
  /** The number of changes that had been announced when rendering began. */
  startedAfter: number;
}

const subjectOf = (tag: string) => tag.split(':', 1)[0] ?? tag;
const everyOne = (subject: string) => `${subject}:*`;

/**
 * The cache of pages by address, until something that they show changes. Pages are rendered for an anonymous
 * visitor, so everyone gets the same one. Requests during rendering wait for its result. While announcements
 * cannot be received (`disconnected`), nothing is cached.
 */
export class PageCache {
  private readonly cache: LRUCache<string, CachedPage>;
  private readonly addressesByTag = new Map<string, Set<string>>();
  /** The latest rendering of each address. After a change, a second one may run beside the first. */
  private readonly inTheMaking = new Map<string, InTheMaking>();
  private readonly allInTheMaking = new Set<InTheMaking>();
  /**
   * The last announcement of each tag, as a count of changes, as long as a rendering that began before it is
   * running.
   */
  private readonly announced = new Map<string, number>();
  private changes = 0;
  private clearedAt = 0;
  private hears = false;

  /**
   * @param maxBytes of the texts of all pages, compressed and not
   * @param onRead called for each read with where its page comes from
   */
  constructor(
    maxBytes: number,
    private readonly onRead: (result: PageCacheResult) => void = () => undefined,
  ) {
    this.cache = new LRUCache({
      maxSize: maxBytes,
      perf: Date,
      sizeCalculation: ({ page }) => Math.ceil(page.plain.length * WITH_COMPRESSED) + BESIDES_TEXT,
      dispose: ({ tags }, address) => this.untag(address, tags),
    });
  }

  /** Returns the page at `address`: from the cache, from a running rendering, or from a new one. */
  get(address: string, make: () => Promise<RenderedEntry>): Promise<RenderedResponse> {
    const known = this.cache.get(address);
    if (known) {
      this.onRead('hit');
      return Promise.resolve(known.page);
    }
    const making = this.inTheMaking.get(address);
    if (making && this.mayBeShared(making)) {
      this.onRead('shared');
      return making.page;
    }
    this.onRead('miss');
    return this.make(address, make);
  }

  /** Announcements are received from now on. Pages cached before may be outdated and are removed. */
  hear(): void {
    this.clear();
    this.hears = true;
  }

  /** Announcements cannot be received. Cached pages may be outdated and are removed. */
  disconnected(): void {
    this.hears = false;
    this.clear();
  }

  /**
   * Removes the pages that show a changed record, such as `supplier:5`, or all pages if the change is empty.
   */
  announce(change: string): void {
    if (!change) {
      this.clear();
      return;
    }
    const subject = subjectOf(change);
    this.changes++;
    // A change of a whole type (‘supplier’) removes its lists and all its records.
    const wholeType = change === subject;
    const tags = wholeType ? this.tagsOfAll(subject) : [subject, change];
    for (const tag of tags)
      for (const address of [...(this.addressesByTag.get(tag) ?? [])]) this.cache.delete(address);
    if (this.allInTheMaking.size === 0) return;
    for (const tag of wholeType ? [subject, everyOne(subject)] : tags) this.announced.set(tag, this.changes);
  }

  /** The number of cached pages, and the bytes of their texts. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.cache.size, bytes: this.cache.calculatedSize };
  }

  private make(address: string, make: () => Promise<RenderedEntry>): Promise<RenderedResponse> {
    const startedAfter = this.changes;
    const making = make();
    const entry = { page: making.then(({ page }) => page), startedAt: Date.now(), startedAfter };
    this.inTheMaking.set(address, entry);
    this.allInTheMaking.add(entry);
    const over = () => {
      if (this.inTheMaking.get(address) === entry) this.inTheMaking.delete(address);
      this.allInTheMaking.delete(entry);
      this.pruneAnnounced();
    };
    entry.page.catch(() => undefined);
    making.then(
      (made) => {
        this.store(address, made, startedAfter);
        over();
      },
      () => over(),
    );
    return entry.page;
  }

  private store(address: string, { page, tags, lifetimeMs }: RenderedEntry, startedAfter: number): void {
    if (!tags || !this.hears || this.clearedAt > startedAfter) return;
    for (const tag of tags) if (this.announcedSince(tag, startedAfter)) return;
    this.cache.set(address, { page, tags }, { ttl: lifetimeMs });
    // The cache does not accept a page that is larger than itself.
    if (!this.cache.has(address)) return;
    for (const tag of tags) {
      const addresses = this.addressesByTag.get(tag) ?? new Set();
      this.addressesByTag.set(tag, addresses.add(address));
    }
  }

  private announcedSince(tag: string, startedAfter: number): boolean {
    const last = (name: string) => this.announced.get(name) ?? 0;
    return Math.max(last(tag), last(everyOne(subjectOf(tag)))) > startedAfter;
  }

  /** Removes the announcements that no running rendering can have missed. */
  private pruneAnnounced(): void {
    // Running renderings are in the order in which they began.
    const [eldest] = this.allInTheMaking;
    const missed = eldest ? eldest.startedAfter : this.changes;
    for (const [tag, at] of this.announced) if (at <= missed) this.announced.delete(tag);
  }

  private mayBeShared({ startedAt, startedAfter }: InTheMaking): boolean {
    return (this.hears && startedAfter === this.changes) || Date.now() - startedAt < SHARED_MS;
  }

  private tagsOfAll(subject: string): string[] {
    const records = [...this.addressesByTag.keys()].filter((tag) => tag.startsWith(`${subject}:`));
    return [subject, ...records];
  }

  private clear(): void {
    this.changes++;
    this.clearedAt = this.changes;
    this.cache.clear();
  }

  private untag(address: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const addresses = this.addressesByTag.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) this.addressesByTag.delete(tag);
    }
  }
}
