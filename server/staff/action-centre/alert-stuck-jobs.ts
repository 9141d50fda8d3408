import type { OutboxAlerts } from '../../platform/activity/dispatch-outbox.js';
import type { App } from '../../platform/app.js';
import { systemContext } from '../../platform/request-context.js';
import { raiseActionItem } from './raise-action-item.js';

const PARKED = 'Jobs set aside';
const LATE = 'Jobs delayed';

const raise = (app: App, type: string, value: string) =>
  raiseActionItem(systemContext(app), { type, value, redirectUrl: '/admin/jobs?tab=outbox', refId: 0 });

/** Raises actions about jobs that do not reach the queue. */
export const alertStuckJobs: OutboxAlerts = {
  deadLettered: (app, value) => raise(app, PARKED, value),

  late: async (app, since, value) => {
    const [{ alerted }] = await app.database.manager.query(
      'SELECT EXISTS (SELECT FROM action_item WHERE type = $1 AND created_at > $2) AS alerted',
      [LATE, since],
    );
    if (alerted) return false;
    await raise(app, LATE, value);
    return true;
  },
};
