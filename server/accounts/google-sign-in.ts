import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { apiUrlOf } from '../platform/http/cross-origin.js';
import {
  Declined,
  NotProven,
  type OpenIdProvider,
  type VerifiedIdentity,
} from '../platform/identity/open-id-provider.js';
import { ProviderUnreachable } from '../platform/identity/provider-fetch.js';
import { HANDSHAKE_TOKEN, type Handshake } from '../platform/identity/token-kinds.js';
import { parseInput } from '../platform/input.js';
import type { Language } from '../platform/language.js';
import { limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { limitSignIns } from './check-password.js';
import { lockAccount } from './find-account.js';
import { findAccountByIdentity } from './find-account-by-identity.js';
import { notSetUp, refusedByGoogle } from './google-refusals.js';
import { ownerOf } from './linked-identities.js';
import type { Session } from './session.type.js';
import { startSession } from './sessions.js';

/** The paths of the API at which the browser starts the sign-in with Google and returns from it. */
export const GOOGLE_START = '/api/auth/google/start';
export const GOOGLE_CALLBACK = '/api/auth/google/back';
const COOKIE = 'uplift_google';
const COOKIE_PATH = '/api/auth/google';

/** The schema of an ID token that Google has issued to a page or an app of Uplift. */
export const googleCredential = z.object({
  credential: z.string().min(1).max(10_000),
  nonce: z.string().min(1).max(500).nullish(),
});

/** The page to open after the sign-in, by default the dashboard, and the language. */
export interface SignInAttempt {
  to?: string;
  language: Language;
}

/**
 * Signs a user in with an ID token from Google (C067).
 * @throws AppError NOT_FOUND if it is not configured; UNAUTHENTICATED or CONFLICT with the reason;
 *   RATE_LIMITED
 */
export async function signInWithGoogle(context: RequestContext, input: unknown): Promise<Session> {
  const google = googleOf(context);
  const { credential, nonce } = parseInput(googleCredential, input);
  return signInAs(context, 'en', () => google.verifyToken(credential, nonce ?? undefined));
}

/**
 * Starts the sign-in with Google and returns the address to which the browser goes. A cookie stores the
 * values that have to come back.
 * @throws AppError NOT_FOUND, UNAUTHENTICATED if Google cannot be reached
 */
export async function startGoogleSignIn(
  context: RequestContext,
  { to, language }: SignInAttempt,
): Promise<string> {
  const google = googleOf(context);
  const handshake = { state: secret(), nonce: secret(), verifier: secret(), to, language };
  const address = await callGoogle(context, () => google.addressToSignIn(backAddress(context), handshake));
  context.cookies?.set(COOKIE, context.app.handshakeTokens.issue(handshake), {
    maxAgeSeconds: HANDSHAKE_TOKEN.seconds,
    path: COOKIE_PATH,
    sameSite: 'lax',
  });
  return address;
}

/**
 * Returns the page and language with which the browser left for Google. Without a valid cookie, the defaults
 * in English.
 */
export const journeyOf = (context: RequestContext): SignInAttempt =>
  handshakeOf(context) ?? { language: 'en' };

function handshakeOf({ app, cookies }: RequestContext): Handshake | null {
  const token = cookies?.get(COOKIE);
  return token ? app.handshakeTokens.read(token) : null;
}

/**
 * Signs in the user who returns from Google. `query` is the query string that Google sent.
 * @throws AppError as signInWithGoogle; UNAUTHENTICATED if this browser did not start the sign-in, or did so
 *   too long ago
 */
export async function handleGoogleCallback(context: RequestContext, query: string): Promise<Session> {
  const google = googleOf(context);
  const handshake = handshakeOf(context);
  if (!handshake || new URLSearchParams(query).get('state') !== handshake.state)
    throw refusedByGoogle('expired');
  context.cookies?.clear(COOKIE, { path: COOKIE_PATH });
  const address = new URL(`${backAddress(context)}?${query}`);
  return signInAs(context, handshake.language, () => google.whoCameBack(address, handshake));
}

/**
 * Signs a proven identity in. Failures are counted by network address, like those of passwords, and successes
 * by account.
 */
async function signInAs(
  context: RequestContext,
  language: Language,
  prove: () => Promise<VerifiedIdentity>,
): Promise<Session> {
  const key = `google:address:${context.clientAddress}`;
  let session: Session | undefined;
  await limitFailures(context, [{ key, most: context.app.config.rateLimitPerMinute }], async () => {
    const identity = await callGoogle(context, prove);
    const userId = await findAccountByIdentity(context, identity, language);
    await limitSignIns(context, { id: userId });
    session = await startLinked(context, userId, identity);
    return true;
  });
  return session as Session;
}

/** Starts a session of the account, unless the identity has been unlinked from it in the meantime. */
function startLinked(context: RequestContext, userId: number, identity: VerifiedIdentity): Promise<Session> {
  return context.app.database.transaction(async () => {
    const account = await lockAccount(context, userId);
    if (!account || (await ownerOf(context, identity)) !== userId) throw refusedByGoogle('refused');
    return startSession(context, account, 'google');
  });
}

/** Calls the provider and turns its failures into errors for the user. */
async function callGoogle<T>({ app: { log }, requestId }: RequestContext, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Declined) throw refusedByGoogle('cancelled');
    const { message: err } = error as Error;
    if (error instanceof ProviderUnreachable) {
      log.warn({ requestId, err }, 'Google could not be reached');
      throw refusedByGoogle('unreachable');
    }
    if (!(error instanceof NotProven)) throw error;
    log.info({ requestId, err }, 'Google did not confirm the sign-in');
    throw refusedByGoogle('refused');
  }
}

function googleOf({ app }: RequestContext): OpenIdProvider {
  if (!app.google) throw notSetUp();
  return app.google;
}

/**
 * Returns the address to which Google sends the browser back. It is on the API's host, whose cookies sign
 * users in.
 */
const backAddress = ({ app: { config } }: RequestContext) =>
  (apiUrlOf(config) ?? config.publicUrl) + GOOGLE_CALLBACK;

const secret = () => randomBytes(32).toString('base64url');
