import { type Announcement, LIVE_CHANNEL, readAnnouncement } from './announcement.js';
import type { Database } from './database.js';
import type { DatabaseListener } from './database-listener.js';

/** Receives each announcement, and null if announcements may have been missed. */
export type Subscriber = (announcement: Announcement | null) => void;

/**
 * The time in milliseconds that announcements are remembered, for clients that subscribe just after they have
 * read data.
 */
const RECENT_MS = 3000;

/**
 * Receives the announcements of all processes for the subscribers in this process. It opens one connection to
 * the database when the first subscriber arrives.
 */
export class LiveChanges {
  private readonly subscribers = new Set<Subscriber>();
  private listener?: DatabaseListener;
  private listening = false;
  private listeningSince = 0;
  private recent: { at: number; announcement: Announcement }[] = [];

  constructor(private readonly database: Database) {}

  /**
   * Subscribes to announcements. The first call of the listener, once the connection listens, is null:
   * anything may have changed before. Returns a function that unsubscribes.
   */
  hear(subscriber: Subscriber): () => void {
    this.subscribers.add(subscriber);
    if (this.listening) subscriber(null);
    this.listener ??= this.database.listen({
      name: 'uplift-live',
      channel: LIVE_CHANNEL,
      onMessage: (text) => {
        const announcement = readAnnouncement(text);
        if (announcement) this.publish(announcement);
      },
      listening: () => {
        this.listening = true;
        this.listeningSince = Date.now();
        this.publish(null);
      },
      lost: () => {
        this.listening = false;
      },
    });
    return () => this.subscribers.delete(subscriber);
  }

  /**
   * Returns true if no matching announcement was made in the last three seconds and none can have been
   * missed.
   */
  wasQuiet(hears: (announcement: Announcement) => boolean): boolean {
    this.recent = this.recent.filter(({ at }) => at > Date.now() - RECENT_MS);
    const missedNothing = this.listening && this.listeningSince < Date.now() - RECENT_MS;
    return missedNothing && !this.recent.some(({ announcement }) => hears(announcement));
  }

  async stop(): Promise<void> {
    this.subscribers.clear();
    await this.listener?.stop();
  }

  private publish(announcement: Announcement | null): void {
    if (announcement) {
      const at = Date.now();
      this.recent = [...this.recent.filter((other) => other.at > at - RECENT_MS), { at, announcement }];
    }
    for (const subscriber of this.subscribers) subscriber(announcement);
  }
}
