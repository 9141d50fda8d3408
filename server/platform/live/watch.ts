import { Repeater } from '@repeaterjs/repeater';
import type { App } from '../app.js';
import { type Announcement, isAbout, type LiveRecordType } from '../database/announcement.js';
import { ownRecordsOf } from '../identity/own-records.js';
import type { SignedInUser } from '../identity/signed-in-user.js';
import type { RequestContext } from '../request-context.js';
import {
  changedSince,
  currentPosition,
  type FeedPosition,
  readPosition,
  writePosition,
} from './feed-position.js';
import type { LiveChange } from './live-change.type.js';

/** The time in milliseconds within which changes are sent together. */
const GATHER_MS = 150;
/** The maximum number of ids in an event. If there are more, `ids` is null. */
const MAX_IDS = 100;

/** An owner whose records a user may watch. */
export type Owner = readonly [kind: string, id: number | null];

/** The arguments of a subscription. */
export interface Watching {
  context: RequestContext;
  args: { after?: string | null };
}

/** Returns the owners that a user acts for, or `all` if the user sees every record. */
export function ownersFor(user: SignedInUser | null): readonly Owner[] | 'all' {
  if (user?.roles.includes('Admin')) return 'all';
  const { supplierId, impactBuyerId, goodCauseId } = ownRecordsOf(user);
  return [
    ['supplier', supplierId],
    ['impactBuyer', impactBuyerId],
    ['goodCause', goodCauseId],
  ];
}

/** The types of records in the log of changes, by their names in announcements. */
const LOGGED: Partial<Record<LiveRecordType, string>> = {
  lead: 'LEAD',
  'sales-enquiry': 'SALES_ENQUIRY',
  'action-item': 'ACTION_ITEM',
};

/**
 * Returns committed changes of one record type: of all records with their ids, or a notice that a record of
 * these owners has changed. With `after`, begins with the changes since that position. With `withIds`, always reports
 * the ids, which may include records of other owners. Ends when it is no longer read.
 * @throws AppError BAD_USER_INPUT if `after` is no position, or is too old
 */
export function watch(
  { app }: RequestContext,
  recordType: LiveRecordType,
  owners: readonly Owner[] | 'all',
  { after, withIds = owners === 'all' }: { after?: string | null; withIds?: boolean } = {},
): AsyncIterable<LiveChange> {
  const type = LOGGED[recordType];
  const from = after && type ? readPosition(after, app.config.retention['record-changes']) : null;
  const hears = (announcement: Announcement) =>
    announcement.noun === recordType &&
    (owners === 'all' || owners.some(([kind, id]) => isAbout(announcement, kind, id)));
  return new Repeater<LiveChange>(async (push, stop) => {
    const gathered = new Gathered(push);
    // What is heard before the first event is ready waits for it, so that no position is ahead of it.
    let waiting: Announcement[] | null = [];
    let feed: string | null = null;
    const add = (announcement: Announcement) => {
      const position =
        feed && announcement.horizon && writePosition({ feed, xid: announcement.horizon, seq: '0' });
      const { request } = announcement;
      gathered.add(namedTo(withIds, announcement), { request, position: position || null });
    };
    const begin = async () => {
      const now = type ? await currentPosition(app.database).catch(() => null) : null;
      const since = from && type ? await sinceOf(app, from, type) : undefined;
      feed = now?.feed ?? null;
      if (since === undefined) {
        const quiet = app.live.wasQuiet(hears);
        gathered.add(null, { quiet, position: quiet || !now ? null : writePosition(now) });
      } else
        gathered.add(since && (withIds || since.length === 0) ? since : null, {
          quiet: since?.length === 0,
          position: now && writePosition(now),
        });
      for (const announcement of waiting ?? []) add(announcement);
      waiting = null;
    };
    let begun = false;
    const end = app.live.hear((announcement) => {
      if (!announcement && !begun) {
        begun = true;
        void begin();
      } else if (!announcement) gathered.add(null, { quiet: app.live.wasQuiet(hears), position: null });
      else if (hears(announcement)) {
        if (waiting) waiting.push(announcement);
        else add(announcement);
      }
    });
    await stop;
    end();
    gathered.end();
  });
}

/** Returns the ids that have changed since a position, or null if any may have. */
const sinceOf = (app: App, from: FeedPosition, type: string): Promise<number[] | null> =>
  changedSince(app.database, from, { type, most: MAX_IDS }).catch(() => null);

/**
 * Returns the ids to send. Staff get all ids. Other users get a single id if its owners are known, since
 * other ids may belong to other owners.
 */
const namedTo = (withIds: boolean, { ids, owners }: Announcement) =>
  withIds || (owners && ids?.length === 1) ? ids : null;

/** Gathers changes until they are sent, and while the subscriber is busy. */
class Gathered {
  /** The changed ids. Null if any record may have changed, absent if none has. */
  private ids?: ReadonlySet<number> | null;
  private requests = new Set<string | null>();
  private quiet = true;
  /** The position after the latest of the changes. */
  private position: string | null = null;
  private timer?: NodeJS.Timeout;
  private ended = false;

  constructor(private readonly push: (change: LiveChange) => Promise<unknown>) {}

  add(
    ids: readonly number[] | null,
    said: { request?: string | null; quiet?: boolean; position: string | null },
  ): void {
    // The first event may become ready after the subscriber has gone.
    if (this.ended) return;
    const known = this.ids;
    const both = ids === null || known === null ? null : new Set([...(known ?? []), ...ids]);
    this.ids = both && both.size <= MAX_IDS ? both : null;
    this.requests.add(said.request ?? null);
    this.quiet &&= said.quiet ?? false;
    this.position = said.position ?? this.position;
    this.timer ??= this.soon();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private readonly soon = () => setTimeout(() => void this.emit(), GATHER_MS);

  private async emit(): Promise<void> {
    const { ids = null, requests, quiet, position } = this;
    const [requestId = null, ...others] = requests;
    this.ids = undefined;
    this.requests = new Set();
    this.quiet = true;
    const change = { ids: ids && [...ids], requestId: others.length > 0 ? null : requestId, quiet, position };
    // Resolves when the subscriber asks for the next event.
    await this.push(change).catch(() => undefined);
    this.timer = this.ids === undefined || this.ended ? undefined : this.soon();
  }
}
