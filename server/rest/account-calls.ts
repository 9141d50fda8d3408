import { z } from 'zod';
import { createUser, identity } from '../accounts/create-user.js';
import { googleCredential, signInWithGoogle } from '../accounts/google-sign-in.js';
import { register, registration } from '../accounts/register.js';
import { passwordResetRequest, requestPasswordReset } from '../accounts/reset-password.js';
import { endSession, refreshSession } from '../accounts/sessions.js';
import { credentials, signIn } from '../accounts/sign-in.js';
import { unauthenticated } from '../platform/errors.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { ignoredUserFields, sessionAnswer, userAnswer, wireUser } from './account-wire.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { wireBody } from './wire-values.js';

const NO_STORE = { 'cache-control': 'no-store' };

async function answerWithUser(context: RequestContext, { accessToken: token }: { accessToken: string }) {
  const { accessTokens, database, users } = context.app;
  const holder = accessTokens.read(token);
  const user = holder && (await users.signedIn(database, holder));
  if (!user) throw unauthenticated();
  return { token, firebase_id: user.identityId, user: wireUser(user, token) };
}

async function currentUserData(context: RequestContext) {
  const user = userOf(context);
  const { bearerToken } = context;
  if (!user || !bearerToken) throw unauthenticated();
  return wireUser(user, bearerToken);
}

const NO_ACCOUNT = { 401: 'The email address or the password is wrong. The response does not say which.' };

/** Calls for signing in and out. */
export const accountCalls = [
  defineCall({
    id: 'C060',
    method: 'POST',
    path: 'user/create',
    audience: ['public'],
    summary: 'Records a user of the identity provider',
    details:
      'Registering later gives the account an identity of this product, whatever was recorded here. Other fields of a user are ignored.',
    body: z.strictObject({
      firebase_id: identity.shape.identityId.describe('The id of the user at the identity provider.'),
      email: identity.shape.email,
      ...ignoredUserFields,
    }),
    answer: z.strictObject({ id: wholeNumberAnswer.describe('The id of the user.') }),
    refusals: { 409: 'The address belongs to another identity, or the identity to another address.' },
    limited: true,
    handle: (context, { body }) => createUser(context, { identityId: body.firebase_id, email: body.email }),
  }),
  ...(['user/CurrentUserData', 'CurrentUserData'] as const).map((path, index) =>
    defineCall({
      id: index === 0 ? 'C063' : 'C064',
      method: 'GET',
      path,
      audience: ['signed-in'],
      summary: 'Returns the signed-in user',
      answer: userAnswer,
      headers: NO_STORE,
      handle: currentUserData,
    }),
  ),
  defineCall({
    id: 'C065',
    method: 'POST',
    path: 'auth/login',
    audience: ['signing-in'],
    summary: 'Signs in with email address and password',
    details:
      'Returns a token that is valid for 15 minutes. Send it with each call as `Authorization: Bearer <token>`. Also sets a cookie for refreshing the token.',
    body: z.strictObject({ email: credentials.shape.email, password: credentials.shape.password }),
    answer: sessionAnswer,
    refusals: NO_ACCOUNT,
    limited: true,
    headers: NO_STORE,
    handle: async (context, { body }) => answerWithUser(context, await signIn(context, body)),
  }),
  defineCall({
    id: 'C066',
    method: 'POST',
    path: 'auth/register',
    audience: ['signing-in'],
    summary: 'Creates an account and signs in to it',
    details:
      'Responds with 400 without a reason if the address is taken, but signs in to the existing account if the password is right.',
    body: z.strictObject({
      email: registration.shape.email,
      password: registration.shape.password.describe('The password. Common passwords are refused.'),
      fullName: registration.shape.fullName,
    }),
    answer: sessionAnswer,
    limited: true,
    headers: NO_STORE,
    handle: async (context, { body }) => answerWithUser(context, await register(context, body)),
  }),
  defineCall({
    id: 'C065-refresh',
    method: 'POST',
    path: 'auth/refresh',
    audience: ['signing-in'],
    summary: 'Exchanges the refresh cookie for a new token and a new cookie',
    details: 'Takes no body. Needs only the cookie that was set when signing in.',
    answer: sessionAnswer,
    refusals: { 401: 'The refresh cookie is missing or invalid.' },
    limited: true,
    headers: NO_STORE,
    handle: async (context) => {
      const session = await refreshSession(context);
      if (!session) throw unauthenticated();
      return answerWithUser(context, session);
    },
  }),
  defineCall({
    id: 'C067',
    method: 'POST',
    path: 'auth/google',
    audience: ['signing-in'],
    summary: 'Signs in with a Google ID token',
    details:
      'For pages and apps that have a token from Google. Send it in `credential`, or in `token`. Signs in to the account with the address that Google has verified, or creates an account without roles. After that, the Google account identifies the user, even if its address changes. If the sign-in fails, `fields` has the reason: `unverified`, `refused` or `unreachable`.',
    body: wireBody(
      z.strictObject({
        credential: googleCredential.shape.credential.describe(
          'The ID token (JWT), issued for the client id of this product.',
        ),
        nonce: googleCredential.shape.nonce.describe('The nonce that the token was requested with, if any.'),
      }),
      { token: 'credential' },
    ),
    answer: sessionAnswer,
    refusals: {
      401: 'The token is invalid, or Google cannot be reached.',
      404: 'Sign-in with Google is not set up.',
      409: 'The address is linked to another Google account (`other-account`).',
    },
    limited: true,
    headers: NO_STORE,
    handle: async (context, { body }) => answerWithUser(context, await signInWithGoogle(context, body)),
  }),
  defineCall({
    id: 'C068',
    method: 'POST',
    path: 'auth/resetPassword',
    audience: ['signing-in'],
    summary: 'Sends an email with a link for setting a new password',
    details: 'The response does not reveal if the account exists. The email is sent after the response.',
    body: z.strictObject({ email: passwordResetRequest.shape.email }),
    answer: successAnswer,
    takesKey: true,
    limited: true,
    handle: async (context, { body }) => {
      await requestPasswordReset(context, body);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C069',
    method: 'POST',
    path: 'auth/logout',
    audience: ['signed-in'],
    summary: 'Signs out the caller',
    details: 'Ends the session of the token and of the cookie at once.',
    answer: successAnswer,
    handle: async (context) => {
      await endSession(context);
      return SUCCESS;
    },
  }),
];
