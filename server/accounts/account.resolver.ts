import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type Language, LanguageEnum } from '../platform/language.js';
import type { RequestContext } from '../platform/request-context.js';
import { confirmEmail } from './confirm-email.js';
import { CurrentUser } from './current-user.type.js';
import { changePassword, updateMyName } from './my-account.js';
import { register } from './register.js';
import { requestPasswordReset, resetPassword } from './reset-password.js';
import { Session } from './session.type.js';
import { endSession, refreshSession } from './sessions.js';
import { signIn } from './sign-in.js';

const MAIL_LANGUAGE = {
  nullable: true,
  description: 'Of the mail and of the page that it leads to; English unless told.',
};

@Resolver()
export class AccountResolver {
  @ForAudience('signing-in')
  @Mutation(() => Session, { description: 'Signs in; the refresh token travels in an httpOnly cookie.' })
  signIn(
    @Ctx() context: RequestContext,
    @Arg('email') email: string,
    @Arg('password') password: string,
  ): Promise<Session> {
    return signIn(context, { email, password });
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, { description: 'Makes an account without roles and signs it in.' })
  register(
    @Ctx() context: RequestContext,
    @Arg('email') email: string,
    @Arg('password') password: string,
    @Arg('fullName', () => String, { nullable: true }) fullName: string | null,
    @Arg('language', () => LanguageEnum, MAIL_LANGUAGE) language: Language | null,
  ): Promise<Session> {
    return register(context, { email, password, fullName, language });
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, {
    nullable: true,
    description: 'Trades the refresh cookie; null without a good one.',
  })
  refreshSession(@Ctx() context: RequestContext): Promise<Session | null> {
    return refreshSession(context);
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, { description: 'Ends the session of the refresh cookie.' })
  async signOut(@Ctx() context: RequestContext): Promise<boolean> {
    await endSession(context);
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, {
    description:
      'Emails a link to set a new password if the address has an account. Always true. Repeatable with an Idempotency-Key header.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('email') email: string,
    @Arg('language', () => LanguageEnum, MAIL_LANGUAGE) language: Language | null,
  ): Promise<boolean> {
    await requestPasswordReset(context, { email, language });
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, { description: 'Sets a new password by a mailed link: single use, ten minutes.' })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('token') token: string,
    @Arg('password') password: string,
  ): Promise<boolean> {
    await resetPassword(context, { token, password });
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => Session, { description: 'Signs all other devices out.' })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('currentPassword') currentPassword: string,
    @Arg('newPassword') newPassword: string,
  ): Promise<Session> {
    return changePassword(context, { currentPassword, newPassword });
  }

  @ForAudience('signed-in')
  @Mutation(() => CurrentUser)
  updateMyName(@Ctx() context: RequestContext, @Arg('fullName') fullName: string): Promise<CurrentUser> {
    return updateMyName(context, { fullName });
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Confirms an address by the link mailed to it. Whoever registered sends the password, unless signed in; somebody whose address a stranger registered sends a new one, and a name of their own.',
  })
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('token') token: string,
    @Arg('password', () => String, { nullable: true }) password: string | null,
    @Arg('newPassword', () => String, { nullable: true }) newPassword: string | null,
    @Arg('fullName', () => String, { nullable: true }) fullName: string | null,
  ): Promise<boolean> {
    await confirmEmail(context, { token, password, newPassword, fullName });
    return true;
  }
}
