import sql, { type Sql } from 'sql-template-tag';
import type { TokenResource } from '../../../shared/token-scopes.js';
import type { Histories } from '../../kits/history/record-history.js';
import { pageSize } from '../../kits/lists/page.js';
import { isForToken } from '../../kits/tasks/task.policy.js';
import { mayReadData } from '../../platform/audience.js';
import { prepared } from '../../platform/database/sql.js';
import { unauthenticated } from '../../platform/errors.js';
import { ownRecordsOf } from '../../platform/identity/own-records.js';
import { parseInput } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import type { NotificationPage } from './notification.type.js';
import { notificationsStatement } from './notifications.sql.js';

const pageSchema = pageSize(100);

/**
 * Returns the notifications of the caller: changes by others to records that it sees, changes to its own
 * account, its failed tasks and, for staff, mails that could not be delivered (P074). An API token gets those about
 * records, mails and tasks that its scopes allow it to read.
 * @throws AppError BAD_USER_INPUT, UNAUTHENTICATED
 */
export async function readNotifications(
  context: RequestContext,
  histories: Histories,
  requested: number,
): Promise<NotificationPage> {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const first = parseInput(pageSchema, requested);
  const { database } = context.app;
  const mayRead = (resource: TokenResource | null) => mayReadData(resource, context.actor);
  const viewers = new Map(
    Object.entries(histories).flatMap(([kind, history]): [string, Sql][] => {
      const viewer = mayRead(history.tokenResource) ? history.viewer(context) : null;
      return viewer ? [[kind, viewer]] : [];
    }),
  );
  const statement = notificationsStatement({
    caller: { id: user.id, roles: user.roles, ...ownRecordsOf(user) },
    isStaff: user.roles.includes('Admin'),
    readsMails: user.roles.includes('Admin') && mayRead('mail'),
    isVisibleTask: mayRead('tasks') ? isForToken(context) : sql`false`,
    viewers,
    histories,
    tableOf: ({ records }) => database.dataSource.getMetadata(records.entity),
    first,
  });
  const read = await database.readOne<NotificationPage & Record<string, unknown>>(
    prepared('notifications', statement),
  );
  return read ?? { nodes: [], unreadCount: 0 };
}
