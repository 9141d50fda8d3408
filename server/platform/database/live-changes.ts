import { type Announcement, LIVE_CHANNEL, readAnnouncement } from './announcement.js';
import type { Database } from './database.js';
import type { DatabaseListener } from './database-listener.js';

/** Told of each announcement, and by null that some may have gone unheard. */
export type Hearer = (announcement: Announcement | null) => void;

/** What was announced within so many milliseconds is remembered, for those who begin to listen just after they have read. */
const LATELY_MS = 3000;

/**
 * Hears what transactions of all processes announce, for whoever watches in this one. It keeps one connection to the
 * database, from the first who watches on.
 */
export class LiveChanges {
  private readonly hearers = new Set<Hearer>();
  private listener?: DatabaseListener;
  private listening = false;
  private listeningSince = 0;
  private recent: { at: number; announcement: Announcement }[] = [];

  constructor(private readonly database: Database) {}

  /**
   * Tells the hearer from now on: first, as soon as it is heard, that anything may have changed before. Answers how to
   * end it.
   */
  hear(hearer: Hearer): () => void {
    this.hearers.add(hearer);
    if (this.listening) hearer(null);
    this.listener ??= this.database.listen({
      name: 'uplift-live',
      channel: LIVE_CHANNEL,
      heard: (text) => {
        const announcement = readAnnouncement(text);
        if (announcement) this.tell(announcement);
      },
      listening: () => {
        this.listening = true;
        this.listeningSince = Date.now();
        this.tell(null);
      },
      lost: () => {
        this.listening = false;
      },
    });
    return () => this.hearers.delete(hearer);
  }

  /** Whether none of what it would hear has been announced in the last three seconds, as far as that was heard. */
  wasQuiet(hears: (announcement: Announcement) => boolean): boolean {
    this.recent = this.recent.filter(({ at }) => at > Date.now() - LATELY_MS);
    const heardAll = this.listening && this.listeningSince < Date.now() - LATELY_MS;
    return heardAll && !this.recent.some(({ announcement }) => hears(announcement));
  }

  async stop(): Promise<void> {
    this.hearers.clear();
    await this.listener?.stop();
  }

  private tell(announcement: Announcement | null): void {
    if (announcement) {
      const at = Date.now();
      this.recent = [...this.recent.filter((other) => other.at > at - LATELY_MS), { at, announcement }];
    }
    for (const hearer of this.hearers) hearer(announcement);
  }
}
