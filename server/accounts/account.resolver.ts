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
  description: 'The language of the email and of the page that its link opens. Null for English.',
};

const EMAIL = { description: 'The email address of the user.' };
const FULL_NAME = { nullable: true, description: 'The full name of the user. Null for no name.' };
const NEW_PASSWORD = {
  description: 'The new password. Throws BAD_USER_INPUT if it is too short or easy to guess.',
};

@Resolver()
export class AccountResolver {
  @ForAudience('signing-in')
  @Mutation(() => Session, {
    description:
      'Signs a user in with email address and password. Sets the refresh token as an httpOnly cookie. Throws WRONG_CREDENTIALS if either is wrong, and does not say which.',
  })
  signIn(
    @Ctx() context: RequestContext,
    @Arg('email', EMAIL) email: string,
    @Arg('password', { description: 'The password of the user.' }) password: string,
  ): Promise<Session> {
    return signIn(context, { email, password });
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, {
    description:
      'Creates an account without roles, signs the user in and emails a link to confirm the address. Throws BAD_USER_INPUT if the account cannot be created.',
  })
  register(
    @Ctx() context: RequestContext,
    @Arg('email', EMAIL) email: string,
    @Arg('password', NEW_PASSWORD) password: string,
    @Arg('fullName', () => String, FULL_NAME) fullName: string | null,
    @Arg('language', () => LanguageEnum, MAIL_LANGUAGE) language: Language | null,
  ): Promise<Session> {
    return register(context, { email, password, fullName, language });
  }

  @ForAudience('signing-in')
  @Mutation(() => Session, {
    nullable: true,
    description:
      'Renews the session with the refresh cookie. Null if the cookie is missing, expired or no longer valid.',
  })
  refreshSession(@Ctx() context: RequestContext): Promise<Session | null> {
    return refreshSession(context);
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, {
    description: 'Ends the session on this device. Other devices stay signed in. Always returns true.',
  })
  async signOut(@Ctx() context: RequestContext): Promise<boolean> {
    await endSession(context);
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, {
    description:
      'Emails a link to set a new password if the address has an account. Always returns true. Can be retried safely with an Idempotency-Key header.',
  })
  async requestPasswordReset(
    @Ctx() context: RequestContext,
    @Arg('email', EMAIL) email: string,
    @Arg('language', () => LanguageEnum, MAIL_LANGUAGE) language: Language | null,
  ): Promise<boolean> {
    await requestPasswordReset(context, { email, language });
    return true;
  }

  @ForAudience('signing-in')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password with the token from an emailed link and signs all devices out. The link works once, for ten minutes. Always returns true. Throws BAD_USER_INPUT if the link no longer works.',
  })
  async resetPassword(
    @Ctx() context: RequestContext,
    @Arg('token') token: string,
    @Arg('password', NEW_PASSWORD) password: string,
  ): Promise<boolean> {
    await resetPassword(context, { token, password });
    return true;
  }

  @ForAudience('signed-in')
  @Mutation(() => Session, {
    description:
      'Changes the password of the caller, signs all other devices out and returns a new session. Throws BAD_USER_INPUT if the current password is wrong.',
  })
  changePassword(
    @Ctx() context: RequestContext,
    @Arg('currentPassword', { description: 'The current password of the caller.' }) currentPassword: string,
    @Arg('newPassword', NEW_PASSWORD) newPassword: string,
  ): Promise<Session> {
    return changePassword(context, { currentPassword, newPassword });
  }

  @ForAudience('signed-in')
  @Mutation(() => CurrentUser, { description: 'Changes the full name of the caller.' })
  updateMyName(
    @Ctx() context: RequestContext,
    @Arg('fullName', { description: 'The new full name. An empty text removes the name.' }) fullName: string,
  ): Promise<CurrentUser> {
    return updateMyName(context, { fullName });
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Confirms an email address with the token from an emailed link. The user who registered gives the password, or is signed in. The owner of an address that another person registered gives a new password, which takes the account over. Always returns true. Throws BAD_USER_INPUT if the link no longer works or the password is missing or wrong.',
  })
  async confirmEmail(
    @Ctx() context: RequestContext,
    @Arg('token') token: string,
    @Arg('password', () => String, { nullable: true, description: 'The password of the registration.' })
    password: string | null,
    @Arg('newPassword', () => String, {
      nullable: true,
      description: 'A new password, to take the account over.',
    })
    newPassword: string | null,
    @Arg('fullName', () => String, {
      nullable: true,
      description: 'The full name of the new owner. Has no effect without a new password.',
    })
    fullName: string | null,
  ): Promise<boolean> {
    await confirmEmail(context, { token, password, newPassword, fullName });
    return true;
  }
}
