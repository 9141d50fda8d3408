import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { Session } from './session.type.js';
import { requestSignInLink, signInByLink } from './sign-in-link.js';

/** Signing in at the prospecting page without a password (A26). */
@Resolver()
export class SignInLinkResolver {
  @ForAudience('link', 'signing-in')
  @Mutation(() => Boolean, {
    description: 'Mails a link to somebody of the good cause whose key it is; always true.',
  })
  async requestSignInLink(
    @Ctx() context: RequestContext,
    @Arg('email', () => String) email: string,
    @Arg('key', () => String) key: string,
  ): Promise<boolean> {
    await requestSignInLink(context, { email, key });
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, { description: 'Signs in by a mailed link: single use, thirty minutes.' })
  signInByLink(@Ctx() context: RequestContext, @Arg('token', () => String) token: string): Promise<Session> {
    return signInByLink(context, { token });
  }
}
