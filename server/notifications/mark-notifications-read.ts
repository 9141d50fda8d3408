import { unauthenticated } from '../platform/errors.js';
import { type RequestContext, userOf } from '../platform/request-context.js';

/**
 * What happened up to then counts as read by the caller; what was read stays read, and what is to come is not. It
 * concerns nobody else.
 * @throws AppError UNAUTHENTICATED
 */
export async function markNotificationsRead(context: RequestContext, upTo: Date): Promise<void> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  await context.app.database.transaction((manager) =>
    manager.query(
      `INSERT INTO notification_mark AS m (user_id, read_at) VALUES ($1, least($2::timestamptz, clock_timestamp()))
       ON CONFLICT (user_id) DO UPDATE SET read_at = greatest(m.read_at, excluded.read_at)`,
      [user.id, upTo],
    ),
  );
}
