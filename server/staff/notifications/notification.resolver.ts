import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Histories } from '../../kits/history/record-history.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { markNotificationsRead } from './mark-notifications-read.js';
import { type NotificationPage, notificationType } from './notification.type.js';
import { readNotifications } from './notifications.read-model.js';

/** The notifications of a user, from the timelines of all records that have one. */
export function notificationResolver(histories: Histories) {
  const Notifications = notificationType(histories);

  @Resolver()
  class NotificationResolver {
    @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
    @Query(() => Notifications, {
      description:
        'Returns the caller’s notifications of the last 30 days, newest first. With an API token, leaves out notifications about records, emails and tasks that its scopes do not allow it to read.',
    })
    notifications(
      @Ctx() context: RequestContext,
      @Arg('first', () => Int, { defaultValue: 50, description: 'The maximum number of notifications.' })
      first: number,
    ): Promise<NotificationPage> {
      return readNotifications(context, histories, first);
    }

    @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
    @Mutation(() => Boolean, { description: 'Marks all notifications up to a time as read.' })
    async markNotificationsRead(
      @Ctx() context: RequestContext,
      @Arg('upTo', () => GraphQLDateTime, { description: 'The time of the newest notification to mark.' })
      upTo: Date,
    ): Promise<boolean> {
      await markNotificationsRead(context, upTo);
      return true;
    }
  }
  return NotificationResolver;
}
