import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { Session } from './session.type.js';
import { requestSignInLink, signInByLink } from './sign-in-link.js';

/** The operations to sign in at the prospecting page without a password (A26). */
@Resolver()
export class SignInLinkResolver {
  @ForAudience('link', 'signing-in')
  @Mutation(() => Boolean, {
    description:
      'Emails a sign-in link if the address belongs to a user of the good cause with this key. Always returns true. Can be retried safely with an Idempotency-Key header.',
  })
  async requestSignInLink(
    @Ctx() context: RequestContext,
    @Arg('email', () => String, { description: 'The email address of the user.' }) email: string,
    @Arg('key', () => String, { description: 'The link key of the good cause.' }) key: string,
  ): Promise<boolean> {
    await requestSignInLink(context, { email, key });
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, {
    description:
      'Signs a user in with the token from an emailed link. The link works once, for thirty minutes. Throws BAD_USER_INPUT if the link no longer works.',
  })
  signInByLink(@Ctx() context: RequestContext, @Arg('token', () => String) token: string): Promise<Session> {
    return signInByLink(context, { token });
  }
}
