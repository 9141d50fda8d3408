import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { stopNotifications } from './stop-notifications.js';

/** Unsubscribing from the mails that notify suppliers. */
@Resolver()
export class NotificationsResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description: 'Stops the emails that notify a supplier. Throws BAD_USER_INPUT if the token is not valid.',
  })
  async stopNotifications(@Ctx() context: RequestContext, @Arg('token') token: string): Promise<boolean> {
    await stopNotifications(context, token);
    return true;
  }
}
