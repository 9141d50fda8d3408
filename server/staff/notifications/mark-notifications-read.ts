import { unauthenticated } from '../../platform/errors.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';

/**
 * Marks the caller’s notifications up to a time as read. An earlier time makes none unread again, and a
 * future time does not include events to come. Other users are not affected.
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
