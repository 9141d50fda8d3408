import { createCall } from './call';
import { isUnauthenticated } from './errors';
import { RefreshSessionDocument, type RefreshSessionMutation } from './refresh-session.generated';
import type { Session } from './session';

/** Runs `work` in one tab at a time: refresh cookies rotate, and a used one looks like theft to the server. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('uplift-refresh', work) : work();
}

/** Returns the new session, or null if the server refused. Throws on any other answer. */
async function callRefresh(apiUrl?: string): Promise<RefreshSessionMutation['refreshSession']> {
  try {
    return (await createCall(apiUrl)(RefreshSessionDocument, {})).refreshSession;
  } catch (failure) {
    if (isUnauthenticated(failure)) return null;
    throw failure;
  }
}

/**
 * Creates the function that exchanges the refresh cookie for a new access token. Simultaneous calls share one exchange.
 * Returns true if a user is signed in afterwards; a refusal signs this device out, a failed connection does not. A user
 * who has signed out, in this tab or another, is not signed in again, even if the cookie is still valid.
 */
export function createRefresh(session: Session, apiUrl?: string): () => Promise<boolean> {
  let running: Promise<boolean> | null = null;
  const hasSignedOut = () => session.current().status === 'signed-out' && !session.hinted();
  const refresh = async () => {
    if (hasSignedOut()) return false;
    try {
      const parts = await oneTabAtATime(() => callRefresh(apiUrl));
      if (hasSignedOut()) return false;
      if (parts) session.adopt(parts);
      else session.clear();
      return parts !== null;
    } catch {
      session.giveUp();
      return false;
    }
  };
  session.renew = () => {
    running ??= refresh().finally(() => {
      running = null;
    });
    return running;
  };
  return session.renew;
}
