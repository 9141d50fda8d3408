import type { Sql } from 'sql-template-tag';
import { prepared } from '../platform/database/sql.js';
import { unauthenticated } from '../platform/errors.js';
import type { Histories } from '../platform/history/record-history.js';
import { ownRecordsOf } from '../platform/identity/own-records.js';
import { parseInput } from '../platform/input.js';
import { pageSize } from '../platform/lists/page.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { Notifications } from './notification.type.js';
import { notificationsStatement } from './notifications.sql.js';

const pageSchema = pageSize(100);

/**
 * What the caller may want to know of: changes by others of records that it sees, what happened to its own sign-in, its
 * tasks that failed, and for staff mails that did (P074).
 * @throws AppError BAD_USER_INPUT, UNAUTHENTICATED
 */
export async function readNotifications(
  context: RequestContext,
  histories: Histories,
  asked: number,
): Promise<Notifications> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const first = parseInput(pageSchema, asked);
  const { database } = context.app;
  const viewers = new Map(
    Object.entries(histories).flatMap(([kind, history]): [string, Sql][] => {
      const viewer = history.viewer(context);
      return viewer ? [[kind, viewer]] : [];
    }),
  );
  const statement = notificationsStatement({
    caller: { id: user.id, roles: user.roles, ...ownRecordsOf(user) },
    isStaff: user.roles.includes('Admin'),
    viewers,
    histories,
    tableOf: ({ records }) => database.dataSource.getMetadata(records.entity),
    first,
  });
  const read = await database.readOne<Notifications & Record<string, unknown>>(
    prepared('notifications', statement),
  );
  return read ?? { nodes: [], unreadCount: 0 };
}
