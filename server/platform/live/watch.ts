import { Repeater } from '@repeaterjs/repeater';
import { type Announcement, isAbout, type LiveRecordType } from '../database/announcement.js';
import { ownRecordsOf } from '../identity/own-records.js';
import type { SignedInUser } from '../identity/signed-in-user.js';
import type { RequestContext } from '../request-context.js';
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

/**
 * Returns committed changes of one record type: of all records with their ids, or a notice that a record of
 * these owners has changed. Ends when it is no longer read.
 */
export function watch(
  { app }: RequestContext,
  recordType: LiveRecordType,
  owners: readonly Owner[] | 'all',
): AsyncIterable<LiveChange> {
  const all = owners === 'all';
  const hears = (announcement: Announcement) =>
    announcement.noun === recordType && (all || owners.some(([kind, id]) => isAbout(announcement, kind, id)));
  return new Repeater<LiveChange>(async (push, stop) => {
    const gathered = new Gathered(push);
    const end = app.live.hear((announcement) => {
      if (!announcement) gathered.add(null, { quiet: app.live.wasQuiet(hears) });
      else if (hears(announcement))
        gathered.add(namedTo(all, announcement), { request: announcement.request });
    });
    await stop;
    end();
    gathered.end();
  });
}

/**
 * Returns the ids to send. Staff get all ids. Other users get a single id if its owners are known, since
 * other ids may belong to other owners.
 */
const namedTo = (all: boolean, { ids, owners }: Announcement) =>
  all || (owners && ids?.length === 1) ? ids : null;

/** Gathers changes until they are sent, and while the subscriber is busy. */
class Gathered {
  /** The changed ids. Null if any record may have changed, absent if none has. */
  private ids?: ReadonlySet<number> | null;
  private requests = new Set<string | null>();
  private quiet = true;
  private timer?: NodeJS.Timeout;
  private ended = false;

  constructor(private readonly push: (change: LiveChange) => Promise<unknown>) {}

  add(ids: readonly number[] | null, said: { request?: string | null; quiet?: boolean }): void {
    const known = this.ids;
    const both = ids === null || known === null ? null : new Set([...(known ?? []), ...ids]);
    this.ids = both && both.size <= MAX_IDS ? both : null;
    this.requests.add(said.request ?? null);
    this.quiet &&= said.quiet ?? false;
    this.timer ??= this.soon();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private readonly soon = () => setTimeout(() => void this.emit(), GATHER_MS);

  private async emit(): Promise<void> {
    const { ids = null, requests, quiet } = this;
    const [requestId = null, ...others] = requests;
    this.ids = undefined;
    this.requests = new Set();
    this.quiet = true;
    const change = { ids: ids && [...ids], requestId: others.length > 0 ? null : requestId, quiet };
    // Resolves when the subscriber asks for the next event.
    await this.push(change).catch(() => undefined);
    this.timer = this.ids === undefined || this.ended ? undefined : this.soon();
  }
}
