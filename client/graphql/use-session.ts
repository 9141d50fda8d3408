import { createContext, use, useSyncExternalStore } from 'react';
import { type Session, type SessionState, SIGNED_OUT } from './session';

export const SessionContext = createContext<Session | null>(null);

/** Returns the session object, for signing in and out. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used inside a SessionContext');
  return session;
}

/** Returns the session's state; signed out on the server and while hydrating, since pages are rendered for visitors. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.current, () => SIGNED_OUT);
}
