import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { TokenScope } from '../../shared/token-scopes.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { ApiTokenInput, ApiTokenView, CreatedApiToken, TokenScopeEnum } from './api-token.type.js';
import { createApiToken, grantableScopes, listApiTokens, revokeApiToken } from './api-tokens.js';

@Resolver()
export class ApiTokenResolver {
  @ForAudience('signed-in')
  @Query(() => [ApiTokenView], {
    description:
      'Returns a user’s API tokens that are not revoked, newest first. Throws NOT_FOUND if the user is not the caller, unless the caller is Admin.',
  })
  apiTokens(
    @Ctx() context: RequestContext,
    @Arg('userId', () => Int, { nullable: true, description: 'The id of the user. Null for the caller.' })
    userId: number | null,
  ): Promise<ApiTokenView[]> {
    return listApiTokens(context, userId);
  }

  @ForAudience('signed-in')
  @Query(() => [TokenScopeEnum], {
    description: 'Returns the permissions that an API token of the caller can have.',
  })
  grantableScopes(@Ctx() context: RequestContext): TokenScope[] {
    return grantableScopes(context);
  }

  @ForAudience('signed-in')
  @Mutation(() => CreatedApiToken, {
    description:
      'Creates an API token for the caller. Throws BAD_USER_INPUT for a permission that the roles of the caller never allow.',
  })
  createApiToken(
    @Ctx() context: RequestContext,
    @Arg('input') input: ApiTokenInput,
  ): Promise<CreatedApiToken> {
    return createApiToken(context, input);
  }

  @ForAudience('signed-in')
  @Mutation(() => Boolean, {
    description:
      'Revokes an API token of the caller or, for Admin, of any user. The next request with it is refused. Always returns true. Throws NOT_FOUND if there is no such token.',
  })
  async revokeApiToken(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await revokeApiToken(context, id);
    return true;
  }
}
