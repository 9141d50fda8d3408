import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { apiUrlOf } from '../platform/http/cross-origin.js';
import {
  Declined,
  NotProven,
  type OpenIdProvider,
  type ProvenIdentity,
} from '../platform/identity/open-id-provider.js';
import { ProviderUnreachable } from '../platform/identity/provider-fetch.js';
import { HANDSHAKE_TOKEN, type Handshake } from '../platform/identity/token-kinds.js';
import { parseInput } from '../platform/input.js';
import type { Language } from '../platform/language.js';
import { limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { accountOfIdentity } from './account-of-identity.js';
import { limitSignIns } from './check-password.js';
import { notSetUp, refusedByGoogle } from './google-refusals.js';
import { ownerOf } from './linked-identities.js';
import { lockAccount } from './lock-account.js';
import type { Session } from './session.type.js';
import { startSession } from './sessions.js';

/** Where the browser's way through Google begins and ends, below the address of the API. */
export const GOOGLE_START = '/api/auth/google/start';
export const GOOGLE_BACK = '/api/auth/google/back';
const COOKIE = 'uplift_google';
const COOKIE_PATH = '/api/auth/google';

/** A token that Google has given to a page or an app of ours. */
export const googleCredential = z.object({
  credential: z.string().min(1).max(10_000),
  nonce: z.string().min(1).max(500).nullish(),
});

/** Where on this site to go afterwards, the dashboard if nowhere else, and in which language. */
export interface Journey {
  to?: string;
  language: Language;
}

/**
 * Signs in with an ID token of Google's (C067).
 * @throws AppError NOT_FOUND when it is not set up; UNAUTHENTICATED, CONFLICT with the reason; RATE_LIMITED
 */
export async function signInWithGoogle(context: RequestContext, input: unknown): Promise<Session> {
  const google = googleOf(context);
  const { credential, nonce } = parseInput(googleCredential, input);
  return signInAs(context, 'en', () => google.whoseToken(credential, nonce ?? undefined));
}

/**
 * Begins the way through Google. Answers where the browser goes; what has to come back is kept in a cookie.
 * @throws AppError NOT_FOUND, UNAUTHENTICATED when Google cannot be reached
 */
export async function leaveForGoogle(context: RequestContext, { to, language }: Journey): Promise<string> {
  const google = googleOf(context);
  const handshake = { state: secret(), nonce: secret(), verifier: secret(), to, language };
  const address = await asked(context, () => google.addressToSignIn(backAddress(context), handshake));
  context.cookies?.set(COOKIE, context.app.handshakeTokens.issue(handshake), {
    maxAgeSeconds: HANDSHAKE_TOKEN.seconds,
    path: COOKIE_PATH,
    sameSite: 'lax',
  });
  return address;
}

/** What the browser that comes back was sent for; the plain sign-in when that is not known, or no longer. */
export const journeyOf = (context: RequestContext): Journey => handshakeOf(context) ?? { language: 'en' };

function handshakeOf({ app, cookies }: RequestContext): Handshake | null {
  const token = cookies?.get(COOKIE);
  return token ? app.handshakeTokens.read(token) : null;
}

/**
 * Signs in whoever comes back from Google, `query` being what Google sent along.
 * @throws AppError as signInWithGoogle; UNAUTHENTICATED when this browser was not sent there, or too long ago
 */
export async function comeBackFromGoogle(context: RequestContext, query: string): Promise<Session> {
  const google = googleOf(context);
  const handshake = handshakeOf(context);
  if (!handshake || new URLSearchParams(query).get('state') !== handshake.state)
    throw refusedByGoogle('expired');
  context.cookies?.clear(COOKIE, { path: COOKIE_PATH });
  const address = new URL(`${backAddress(context)}?${query}`);
  return signInAs(context, handshake.language, () => google.whoCameBack(address, handshake));
}

/** Failures count by network address, as those of passwords do; what succeeds counts by account. */
async function signInAs(
  context: RequestContext,
  language: Language,
  prove: () => Promise<ProvenIdentity>,
): Promise<Session> {
  const key = `google:address:${context.clientAddress}`;
  let session: Session | undefined;
  await limitFailures(context, [{ key, most: context.app.config.rateLimitPerMinute }], async () => {
    const identity = await asked(context, prove);
    const userId = await accountOfIdentity(context, identity, language);
    await limitSignIns(context, { id: userId });
    session = await startLinked(context, userId, identity);
    return true;
  });
  return session as Session;
}

/** The session of an account, unless it has ceased to sign in with Google meanwhile. */
function startLinked(context: RequestContext, userId: number, identity: ProvenIdentity): Promise<Session> {
  return context.app.database.transaction(async () => {
    const account = await lockAccount(context, userId);
    if (!account || (await ownerOf(context, identity)) !== userId) throw refusedByGoogle('refused');
    return startSession(context, account);
  });
}

/** Puts into words why Google does not say who somebody is. */
async function asked<T>({ app: { log }, requestId }: RequestContext, ask: () => Promise<T>): Promise<T> {
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
    log.info({ requestId, err }, 'Google confirmed nobody');
    throw refusedByGoogle('refused');
  }
}

function googleOf({ app }: RequestContext): OpenIdProvider {
  if (!app.google) throw notSetUp();
  return app.google;
}

/** Where Google sends the browser back to: the API's host, as that is whose cookies sign in. */
const backAddress = ({ app: { config } }: RequestContext) =>
  (apiUrlOf(config) ?? config.publicUrl) + GOOGLE_BACK;

const secret = () => randomBytes(32).toString('base64url');
