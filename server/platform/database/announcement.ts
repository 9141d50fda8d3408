import { z } from 'zod';

/** The channel on which database triggers announce changes (migrations/1764000000001-platform.sql). */
export const LIVE_CHANNEL = 'live';

/** The record types that can be watched. `user` is for the server itself: changes of rights and sign-ins. */
export type LiveRecordType = 'lead' | 'sales-enquiry' | 'action-item' | 'task' | 'user';

const ids = z.array(z.number().int());

const announcement = z.object({
  noun: z.enum(['lead', 'sales-enquiry', 'action-item', 'task', 'user']),
  /** The ids of the changed records. Null if there are too many to list. */
  ids: ids.nullable(),
  /**
   * The ids of current and former owners, by kind of owner. Null if records of any owner may have changed.
   */
  owners: z.record(z.string(), ids.nullable()).nullable(),
  /** The request that made all changes. Null or absent if they have no single request. */
  request: z.string().nullish(),
  /** A transaction: the changes of all earlier ones were announced before. Absent during an upgrade. */
  horizon: z.string().nullish(),
});

/** The changes of a committed transaction. */
export type Announcement = z.infer<typeof announcement>;

/**
 * Parses an announcement of the database. Returns null for an announcement that this version does not know,
 * which may happen during an upgrade.
 */
export function readAnnouncement(text: string): Announcement | null {
  try {
    return announcement.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns true if records of this owner have changed or may have changed. */
export function isAbout({ owners }: Announcement, kind: string, owner: number | null): boolean {
  if (owner === null) return false;
  return owners === null || (owners[kind]?.includes(owner) ?? false);
}
