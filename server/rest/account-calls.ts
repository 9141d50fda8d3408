import { z } from 'zod';
import { createUser } from '../accounts/create-user.js';
import { register } from '../accounts/register.js';
import { requestPasswordReset } from '../accounts/reset-password.js';
import { endSession, refreshSession } from '../accounts/sessions.js';
import { signIn } from '../accounts/sign-in.js';
import { unauthenticated } from '../platform/errors.js';
import type { SignedInUser } from '../platform/identity/signed-in-user.js';
import { loadSignedInUser } from '../platform/identity/signed-in-user.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { type Call, defineCall } from './call.js';

const SUCCESS = { Result: 'Success' };
const NO_STORE = { 'cache-control': 'no-store' };

/** A user by the documents' names; roles are a list. */
function wireUser(user: SignedInUser, token: string | undefined) {
  return {
    id: user.id,
    firebase_id: user.identityId,
    email: user.email,
    fullName: user.fullName,
    role: user.roles,
    goodCauseStatus: user.goodCauseStatus,
    supplierStatus: user.supplierStatus,
    business_id: user.supplierId,
    impactBusiness_id: user.impactBuyerId,
    admin_goodCause_id: user.goodCauseId,
    auth: { token: token ?? null },
  };
}

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

/** Fields of a user that older clients send along; none of them may be set this way (R290). */
const ignoredUserFields = Object.fromEntries(
  [
    'id',
    'fullName',
    'role',
    'business_id',
    'impactBusiness_id',
    'admin_goodCause_id',
    'goodCauseStatus',
    'supplierStatus',
    'auth',
    'password',
  ].map((key) => [key, z.unknown().optional()]),
);

export const accountCalls: Call[] = [
  defineCall({
    id: 'C060',
    method: 'POST',
    path: 'user/create',
    audience: ['public'],
    body: z.strictObject({ firebase_id: z.unknown(), email: z.unknown(), ...ignoredUserFields }),
    handle: (context, { body }) => createUser(context, { identityId: body.firebase_id, email: body.email }),
  }),
  ...(['user/CurrentUserData', 'CurrentUserData'] as const).map((path, index) =>
    defineCall({
      id: index === 0 ? 'C063' : 'C064',
      method: 'GET',
      path,
      audience: ['signed-in'],
      headers: NO_STORE,
      handle: currentUserData,
    }),
  ),
  defineCall({
    id: 'C065',
    method: 'POST',
    path: 'auth/login',
    audience: ['public'],
    body: z.strictObject({ email: z.unknown(), password: z.unknown() }),
    headers: NO_STORE,
    handle: async (context, { body }) => answerWithUser(context, await signIn(context, body)),
  }),
  defineCall({
    id: 'C066',
    method: 'POST',
    path: 'auth/register',
    audience: ['public'],
    body: z.strictObject({ email: z.unknown(), password: z.unknown(), fullName: z.unknown().optional() }),
    headers: NO_STORE,
    handle: async (context, { body }) => answerWithUser(context, await register(context, body)),
  }),
  defineCall({
    id: 'C065-refresh',
    method: 'POST',
    path: 'auth/refresh',
    audience: ['public'],
    headers: NO_STORE,
    handle: async (context) => {
      const session = await refreshSession(context);
      if (!session) throw unauthenticated();
      return answerWithUser(context, session);
    },
  }),
  defineCall({
    id: 'C068',
    method: 'POST',
    path: 'auth/resetPassword',
    audience: ['public'],
    body: z.strictObject({ email: z.unknown() }),
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
    handle: async (context) => {
      await endSession(context);
      return SUCCESS;
    },
  }),
];
