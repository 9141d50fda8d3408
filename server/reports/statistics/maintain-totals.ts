import { CHANGES_CHANNEL } from '../../platform/activity/page-changes.js';
import type { App } from '../../platform/app.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { systemContext } from '../../platform/request-context.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';

/**
 * The interval at which changes are folded into the totals, so that those of the same totals are added at
 * once. Readers add up the changes that wait.
 */
export const FOLD_EVERY_MS = 4000;
export const MAX_AT_ONCE = 20_000;
/** The statement timeout of a recount, which reads all enquiries. */
const CHECK_TIMEOUT = '10min';

const FOLD: Statement = {
  name: 'fold-changes',
  text: `SELECT greatest(fold_enquiry_changes($1::integer), fold_lead_changes($1::integer),
    fold_affiliate_link_click_changes($1::integer)) AS folded`,
};

/**
 * Folds the changes of enquiries, leads and clicks into the totals. Returns the largest number of changes of
 * one kind, at most twenty thousand.
 */
export async function foldChanges(database: Database): Promise<number> {
  return (await database.readOne<{ folded: number }>(FOLD, [MAX_AT_ONCE]))?.folded ?? 0;
}

/**
 * Folds changes regularly, so that readers have few of them to add up. Any number of processes may do so.
 * Returns a function that stops it.
 */
export function maintainTotals(app: App): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  let stopped = false;
  const foldAll = async () => {
    while (!stopped && (await foldChanges(app.database)) === MAX_AT_ONCE);
  };
  const timer = setInterval(() => {
    running ??= foldAll()
      .catch((error: Error) => app.log.warn({ err: error.message }, 'Totals could not be folded'))
      .finally(() => {
        running = undefined;
      });
  }, FOLD_EVERY_MS);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Compares all totals with a recount, corrects wrong ones, has pages rendered again, and reports to staff
 * (R092).
 */
export async function checkTotals(app: App): Promise<void> {
  await app.database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '${CHECK_TIMEOUT}'`);
    const checked: { totals: string; mended: number }[] = await manager.query('SELECT * FROM mend_totals()');
    const wrong = checked.filter(({ mended }) => mended > 0);
    if (wrong.length === 0) return;
    app.log.error({ wrong }, 'Totals differed from their recount and were mended');
    // Cached pages show the old counts until a change is announced.
    await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, '']);
    await raiseActionItem(systemContext(app), {
      type: 'Totals were wrong',
      value: `Mended: ${wrong.map(({ totals, mended }) => `${mended} of ${totals}`).join(', ')}.`,
      redirectUrl: '/admin/dashboard',
      refId: 0,
    });
  });
}

export const checkTotalsJob: ScheduledJob = { name: 'check-totals', due: 'nightly', run: checkTotals };
