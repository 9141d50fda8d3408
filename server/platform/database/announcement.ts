import { z } from 'zod';

/** The channel on which database triggers announce changes (migrations 1764000000070 and 1764000000270). */
export const LIVE_CHANNEL = 'live';

/** What can be watched. `user` is for the server's own ears: rights and sign-ins that have changed. */
export type LiveNoun = 'lead' | 'sales-enquiry' | 'action-item' | 'task' | 'user';

const ids = z.array(z.number().int());

const announcement = z.object({
  noun: z.enum(['lead', 'sales-enquiry', 'action-item', 'task', 'user']),
  /** Which records have changed; null where they are too many to be named. */
  ids: ids.nullable(),
  /** Whose they are, and were before: owners by their kind. Null where anybody's may be among them. */
  owners: z.record(z.string(), ids.nullable()).nullable(),
  /** The request that has changed all of them, where it was one. */
  request: z.string().nullish(),
});

/** What a transaction has changed, once it is committed. */
export type Announcement = z.infer<typeof announcement>;

/** Reads what the database has announced; null for what this version does not know, as during an upgrade. */
export function readAnnouncement(text: string): Announcement | null {
  try {
    return announcement.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a record of this owner is, or may be, among what was announced. */
export function concerns({ owners }: Announcement, kind: string, owner: number | null): boolean {
  if (owner === null) return false;
  return owners === null || (owners[kind]?.includes(owner) ?? false);
}
