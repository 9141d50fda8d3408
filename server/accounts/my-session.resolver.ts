import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { ActiveSession } from './active-session.type.js';
import { endMyOtherSessions, endMySession, listMySessions } from './my-sessions.js';

@Resolver()
export class MySessionResolver {
  @ForAudience('signed-in')
  @Query(() => [ActiveSession], {
    description:
      'Returns the sign-ins of the caller that have not ended: the one of this request first, then the last used first.',
  })
  mySessions(@Ctx() context: RequestContext): Promise<ActiveSession[]> {
    return listMySessions(context);
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description:
      'Ends a sign-in of the caller. The next request with it is refused, and its subscriptions end. Always returns true. Throws NOT_FOUND if there is no such sign-in.',
  })
  async endMySession(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await endMySession(context, id);
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description: 'Ends every sign-in of the caller but the one of this request. Always returns true.',
  })
  async endMyOtherSessions(@Ctx() context: RequestContext): Promise<boolean> {
    await endMyOtherSessions(context);
    return true;
  }
}
