import { z } from 'zod';
import { createUser, identity } from '../accounts/create-user.js';
import { googleCredential, signInWithGoogle } from '../accounts/google-sign-in.js';
import { register, registration } from '../accounts/register.js';
import { passwordResetRequest, requestPasswordReset } from '../accounts/reset-password.js';
import { endSession, refreshSession } from '../accounts/sessions.js';
import { credentials, signIn } from '../accounts/sign-in.js';
import { unauthenticated } from '../platform/errors.js';
import { loadSignedInUser } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { ignoredUserFields, sessionAnswer, userAnswer, wireUser } from './account-wire.js';
import { defineCall } from './call.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { wireBody } from './wire-values.js';

const NO_STORE = { 'cache-control': 'no-store' };

async function answerWithUser(context: RequestContext, { accessToken: token }: { accessToken: string }) {
  const { accessTokens, database } = context.app;
  const holder = accessTokens.read(token);
  const user = holder && (await loadSignedInUser(database, holder));
  if (!user) throw unauthenticated();
  return { token, firebase_id: user.identityId, user: wireUser(user, token) };
}

async function currentUserData(context: RequestContext) {
  const user = userOf(context);
  if (!user) throw unauthenticated();
  return wireUser(user, context.bearerToken);
}

const NO_ACCOUNT = { 401: 'The e-mail address or the password is not right; which of them is never told.' };

/** Calls for signing in and out. */
export const accountCalls = [
  defineCall({
    id: 'C060',
    method: 'POST',
    path: 'user/create',
    audience: ['public'],
    summary: 'Note a user of the identity provider',
    details:
      'Registering gives the account an identity of ours, whatever was noted here before. Other fields of a user are taken and ignored.',
    body: z.strictObject({
      firebase_id: identity.shape.identityId.describe('What the identity provider knows the user by.'),
      email: identity.shape.email,
      ...ignoredUserFields,
    }),
    answer: z.strictObject({ id: wholeNumberAnswer }),
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
      summary: 'Read who is signed in',
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
    summary: 'Sign in',
    details:
      'Send the token as `Authorization: Bearer <token>` from then on; it is good for 15 minutes. A cookie to refresh it with is set, too.',
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
    summary: 'Make an account, and sign in with it',
    details:
      'Answers 400 without a reason when the address is taken; with the right password that account is signed in.',
    body: z.strictObject({
      email: registration.shape.email,
      password: registration.shape.password.describe('Not one that is guessed first.'),
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
    summary: 'Trade the refresh cookie for a new token and a new cookie',
    details: 'Takes no body: the cookie that signing in has set is all it needs.',
    answer: sessionAnswer,
    refusals: { 401: 'There is no refresh cookie, or none that is good.' },
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
    summary: 'Sign in with a token of Google',
    details:
      'For pages and apps that have the token from Google, in `credential` or, as the documents print it, in `token`. An address that Google has confirmed signs in to the account with that address, or makes one without roles; from then on it is the Google account that counts, whatever its address. When nobody is signed in, `fields` gives the reason: `unverified`, `refused`, `unreachable`.',
    body: wireBody(
      z.strictObject({
        credential: googleCredential.shape.credential.describe('The ID token (JWT), made for our client id.'),
        nonce: googleCredential.shape.nonce.describe('The one that the token was asked for with, if any.'),
      }),
      { token: 'credential' },
    ),
    answer: sessionAnswer,
    refusals: {
      401: 'The token does not prove who it is, or Google cannot be asked.',
      404: 'Sign-in with Google is not set up.',
      409: 'The address signs in with another Google account (`other-account`).',
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
    summary: 'Ask for a mail with a link to set a new password',
    details: 'Answers the same whether there is such an account or not; the link is mailed after the answer.',
    body: z.strictObject({ email: passwordResetRequest.shape.email }),
    answer: successAnswer,
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
    summary: 'Sign out',
    details: 'Ends the sign-in of the token and of the cookie, at once.',
    answer: successAnswer,
    handle: async (context) => {
      await endSession(context);
      return SUCCESS;
    },
  }),
];
