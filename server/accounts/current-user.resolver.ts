import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { loadCurrentUser } from './current-user.read-model.js';
import { CurrentUser } from './current-user.type.js';

@Resolver()
export class CurrentUserResolver {
  @ForAudience('public')
  @Query(() => CurrentUser, {
    nullable: true,
    description: 'Returns the signed-in user. Null if the caller is not signed in.',
  })
  async currentUser(@Ctx() context: RequestContext): Promise<CurrentUser | null> {
    const user = userOf(context);
    return user && loadCurrentUser(context.app.database, user.id);
  }
}
