import { LRUCache } from 'lru-cache';
import type { FinishedPage } from './finished-page.js';

/** A page that is being made is shared with those who ask for it so much later; after a change, that is. */
const SHARED_MS = 500;
/** What a page takes besides its text: headers, tags and its places in the maps. */
const BESIDES_TEXT = 2048;
/** What a page's text takes with both its compressed forms, which come later; each is a sixth of it, or less. */
const WITH_COMPRESSED = 1.4;

export interface MadePage {
  page: FinishedPage;
  /** The announcements that end it. Null: not to be kept at all. */
  tags: ReadonlySet<string> | null;
  /** Milliseconds that it is kept at most. */
  lifetimeMs: number;
}

interface Kept {
  page: FinishedPage;
  tags: ReadonlySet<string>;
}

interface InTheMaking {
  page: Promise<FinishedPage>;
  startedAt: number;
  /** How many changes had been announced when it was begun. */
  begunAfter: number;
}

const subjectOf = (tag: string) => tag.split(':', 1)[0] ?? tag;
const everyOne = (subject: string) => `${subject}:*`;

/**
 * Pages by address, kept until something that they show changes. Pages are rendered for a visitor who is not signed
 * in, so everyone may be given the same one; requests that come while a page is being made wait for it. While
 * announcements cannot be heard (`deaf`) nothing is kept.
 */
export class PageCache {
  private readonly kept: LRUCache<string, Kept>;
  private readonly addressesByTag = new Map<string, Set<string>>();
  /** The latest for each address; a change may have it made a second time beside the first. */
  private readonly inTheMaking = new Map<string, InTheMaking>();
  private readonly allInTheMaking = new Set<InTheMaking>();
  /** When each tag was last announced, as a count of changes; as long as a page in the making was begun before that. */
  private readonly announced = new Map<string, number>();
  private changes = 0;
  private forgottenAt = 0;
  private hears = false;

  /** @param maxBytes of text, compressed and not, over all pages */
  constructor(maxBytes: number) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      perf: Date,
      sizeCalculation: ({ page }) => Math.ceil(page.plain.length * WITH_COMPRESSED) + BESIDES_TEXT,
      dispose: ({ tags }, address) => this.untag(address, tags),
    });
  }

  /** The page at `address`: the one that is kept, the one that is being made, or a new one. */
  get(address: string, make: () => Promise<MadePage>): Promise<FinishedPage> {
    const known = this.kept.get(address);
    if (known) return Promise.resolve(known.page);
    const making = this.inTheMaking.get(address);
    if (making && this.mayBeShared(making)) return making.page;
    return this.make(address, make);
  }

  /** From now on announcements are heard; what was kept before may be out of date. */
  hear(): void {
    this.forgetAll();
    this.hears = true;
  }

  /** Announcements cannot be heard: nothing that is kept can be trusted. */
  deaf(): void {
    this.hears = false;
    this.forgetAll();
  }

  /** Ends the pages that show what has changed: `supplier:5`, or everything when it is empty. */
  announce(change: string): void {
    if (!change) {
      this.forgetAll();
      return;
    }
    const subject = subjectOf(change);
    this.changes++;
    // A change of the whole noun ('supplier') ends the lists of it, and all its records.
    const whole = change === subject;
    const tags = whole ? this.tagsOfAll(subject) : [subject, change];
    for (const tag of tags)
      for (const address of [...(this.addressesByTag.get(tag) ?? [])]) this.kept.delete(address);
    if (this.allInTheMaking.size === 0) return;
    for (const tag of whole ? [subject, everyOne(subject)] : tags) this.announced.set(tag, this.changes);
  }

  /** How many pages are kept, and the bytes of their texts. */
  get size(): { pages: number; bytes: number } {
    return { pages: this.kept.size, bytes: this.kept.calculatedSize };
  }

  private make(address: string, make: () => Promise<MadePage>): Promise<FinishedPage> {
    const begunAfter = this.changes;
    const making = make();
    const entry = { page: making.then(({ page }) => page), startedAt: Date.now(), begunAfter };
    this.inTheMaking.set(address, entry);
    this.allInTheMaking.add(entry);
    const over = () => {
      if (this.inTheMaking.get(address) === entry) this.inTheMaking.delete(address);
      this.allInTheMaking.delete(entry);
      this.forgetAnnounced();
    };
    entry.page.catch(() => undefined);
    making.then(
      (made) => {
        this.keep(address, made, begunAfter);
        over();
      },
      () => over(),
    );
    return entry.page;
  }

  private keep(address: string, { page, tags, lifetimeMs }: MadePage, begunAfter: number): void {
    if (!tags || !this.hears || this.forgottenAt > begunAfter) return;
    for (const tag of tags) if (this.announcedSince(tag, begunAfter)) return;
    this.kept.set(address, { page, tags }, { ttl: lifetimeMs });
    // A page larger than the whole cache is not taken.
    if (!this.kept.has(address)) return;
    for (const tag of tags) {
      const addresses = this.addressesByTag.get(tag) ?? new Set();
      this.addressesByTag.set(tag, addresses.add(address));
    }
  }

  private announcedSince(tag: string, begunAfter: number): boolean {
    const last = (name: string) => this.announced.get(name) ?? 0;
    return Math.max(last(tag), last(everyOne(subjectOf(tag)))) > begunAfter;
  }

  /** Forgets the announcements that no page in the making can have missed. */
  private forgetAnnounced(): void {
    // Pages in the making stand in the order in which they were begun.
    const [eldest] = this.allInTheMaking;
    const missed = eldest ? eldest.begunAfter : this.changes;
    for (const [tag, at] of this.announced) if (at <= missed) this.announced.delete(tag);
  }

  private mayBeShared({ startedAt, begunAfter }: InTheMaking): boolean {
    return (this.hears && begunAfter === this.changes) || Date.now() - startedAt < SHARED_MS;
  }

  private tagsOfAll(subject: string): string[] {
    const records = [...this.addressesByTag.keys()].filter((tag) => tag.startsWith(`${subject}:`));
    return [subject, ...records];
  }

  private forgetAll(): void {
    this.changes++;
    this.forgottenAt = this.changes;
    this.kept.clear();
  }

  private untag(address: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const addresses = this.addressesByTag.get(tag);
      addresses?.delete(address);
      if (addresses?.size === 0) this.addressesByTag.delete(tag);
    }
  }
}
