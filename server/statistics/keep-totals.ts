import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { CHANGES_CHANNEL } from '../platform/activity/page-changes.js';
import type { App } from '../platform/app.js';
import type { Chore } from '../platform/chores.js';
import type { Database, Statement } from '../platform/database/database.js';
import { systemContext } from '../platform/request-context.js';

/** Changes of the same totals that come within this time are added to them once. Readers add up what waits. */
export const FOLD_EVERY_MS = 4000;
export const MOST_AT_ONCE = 20_000;
/** A recount reads every enquiry there is. */
const CHECK_TIMEOUT = '10min';

const FOLD: Statement = {
  name: 'fold-changes',
  text: `SELECT greatest(fold_enquiry_changes($1::integer), fold_lead_changes($1::integer),
    fold_affiliate_link_click_changes($1::integer)) AS folded`,
};

/**
 * Folds what writes of enquiries, of leads and of clicks have appended into the totals; answers how many changes of the one of
 * which there were more, twenty thousand at most.
 */
export async function foldChanges(database: Database): Promise<number> {
  return (await database.readOne<{ folded: number }>(FOLD, [MOST_AT_ONCE]))?.folded ?? 0;
}

/** Keeps the list of changes that readers have to add up short; answers how to stop. Any number of processes may. */
export function keepTotals(app: App): { stop: () => Promise<void> } {
  let running: Promise<void> | undefined;
  let stopped = false;
  const foldAll = async () => {
    while (!stopped && (await foldChanges(app.database)) === MOST_AT_ONCE);
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

/** Compares all totals with their recounts, mends what is wrong, has pages made anew, and puts it before staff (R092). */
export async function checkTotals(app: App): Promise<void> {
  await app.database.transaction(async (manager) => {
    await manager.query(`SET LOCAL statement_timeout = '${CHECK_TIMEOUT}'`);
    const checked: { totals: string; mended: number }[] = await manager.query('SELECT * FROM mend_totals()');
    const wrong = checked.filter(({ mended }) => mended > 0);
    if (wrong.length === 0) return;
    app.log.error({ wrong }, 'Totals differed from their recount and were mended');
    // Pages show counts for as long as nobody says that something on them changed.
    await manager.query('SELECT pg_notify($1, $2)', [CHANGES_CHANNEL, '']);
    await raiseActionItem(systemContext(app), {
      type: 'Totals were wrong',
      value: `Mended: ${wrong.map(({ totals, mended }) => `${mended} of ${totals}`).join(', ')}.`,
      redirectUrl: '/admin/dashboard',
      refId: 0,
    });
  });
}

export const checkTotalsChore: Chore = { name: 'check-totals', due: 'nightly', run: checkTotals };
