import { type Call, createCall } from './call';
import { isUnauthenticated } from './errors';
import type { Session } from './session';

/**
 * Creates the client for requests of the signed-in user; a refused request renews the session and is sent once more
 * (R311).
 */
export function createSessionCall(session: Session, refresh: () => Promise<boolean>, apiUrl?: string): Call {
  const call = createCall(apiUrl, () => session.accessToken);
  return async (operation, variables) => {
    await session.whenKnown();
    try {
      return await call(operation, variables);
    } catch (failure) {
      if (!isUnauthenticated(failure) || !session.accessToken || !(await refresh())) throw failure;
      return call(operation, variables);
    }
  };
}
