import { Repeater } from '@repeaterjs/repeater';
import { type Announcement, concerns, type LiveNoun } from '../database/announcement.js';
import { ownRecordsOf } from '../identity/own-records.js';
import type { SignedInUser } from '../identity/signed-in-user.js';
import type { RequestContext } from '../request-context.js';
import type { LiveChange } from './live-change.type.js';

/** Changes within this time are told of at once. */
const GATHER_MS = 150;
/** More than these are not named one by one. */
const MOST_IDS = 100;

/** An owner whose records somebody hears of. */
export type Owner = readonly [kind: string, id: number | null];

/** What a subscription is called with. */
export interface Watching {
  context: RequestContext;
}

/** The owners that a user speaks for; `all` where they see every record. */
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
 * The changes of one noun, as they are committed: of all records, with their ids, or that something of these owners has
 * changed. Ends when it is no longer read.
 */
export function watch(
  { app }: RequestContext,
  noun: LiveNoun,
  owners: readonly Owner[] | 'all',
): AsyncIterable<LiveChange> {
  const all = owners === 'all';
  const hears = (announcement: Announcement) =>
    announcement.noun === noun && (all || owners.some(([kind, id]) => concerns(announcement, kind, id)));
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
 * The ids to tell. Staff are told all of them. Others are told a single id, if its owners are known; otherwise an id
 * could be somebody else's.
 */
const namedTo = (all: boolean, { ids, owners }: Announcement) =>
  all || (owners && ids?.length === 1) ? ids : null;

/** Gathers what has changed until it is told, and while whoever is told has not yet listened. */
class Gathered {
  /** Null: any may have changed. Absent: none has. */
  private ids?: ReadonlySet<number> | null;
  private requests = new Set<string | null>();
  private quiet = true;
  private timer?: NodeJS.Timeout;
  private ended = false;

  constructor(private readonly push: (change: LiveChange) => Promise<unknown>) {}

  add(ids: readonly number[] | null, said: { request?: string | null; quiet?: boolean }): void {
    const known = this.ids;
    const both = ids === null || known === null ? null : new Set([...(known ?? []), ...ids]);
    this.ids = both && both.size <= MOST_IDS ? both : null;
    this.requests.add(said.request ?? null);
    this.quiet &&= said.quiet ?? false;
    this.timer ??= this.soon();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private readonly soon = () => setTimeout(() => void this.tell(), GATHER_MS);

  private async tell(): Promise<void> {
    const { ids = null, requests, quiet } = this;
    const [requestId = null, ...others] = requests;
    this.ids = undefined;
    this.requests = new Set();
    this.quiet = true;
    const change = { ids: ids && [...ids], requestId: others.length > 0 ? null : requestId, quiet };
    // It resolves when whoever is told asks for the next.
    await this.push(change).catch(() => undefined);
    this.timer = this.ids === undefined || this.ended ? undefined : this.soon();
  }
}
