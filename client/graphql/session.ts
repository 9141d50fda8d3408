import type { SessionPartsFragment, SignedInUserFragment } from './session.generated';

export type SignedInUser = Omit<SignedInUserFragment, ' $fragmentName'>;

/** `starting` until the first refresh has been answered, in a browser that was signed in before. */
export type SessionState =
  | { status: 'starting'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SignedInUser };

type SessionParts = Pick<SessionPartsFragment, 'accessToken' | 'user'>;

/** The key in the browser's storage that marks a probable refresh cookie, so that visitors cause no request. */
const HINT = 'uplift-signed-in';
/** Returns true if a user was signed in with this browser the last time. */
export const isSignedInHere = (storage: Pick<Storage, 'getItem'> | null): boolean =>
  storage?.getItem(HINT) === 'true';

/** One object, so that a visitor's page is not rendered again once it is known that no user is signed in. */
export const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

/**
 * The session of the user. The access token is only in memory; the refresh cookie is out of reach of scripts. One
 * object per browser tab, and one per request on the server, where it always stays signed out.
 */
export class Session {
  private state: SessionState;
  private token: string | null = null;
  /** True if this browser was signed in, but the server did not answer whether it still is. */
  unanswered = false;
  /** True after the user has signed out on this page and is being redirected. */
  leftHere = false;
  private readonly listeners = new Set<() => void>();
  /**
   * Exchanges the refresh cookie for a new token, for requests outside GraphQL; returns true if a user is signed in.
   */
  renew: () => Promise<boolean> = async () => false;

  /** @param expected true if a refresh cookie was just set, which the storage does not show yet */
  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
    expected = false,
  ) {
    this.state = expected || this.hinted() ? { status: 'starting', user: null } : SIGNED_OUT;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): SessionState => this.state;

  get accessToken(): string | null {
    return this.token;
  }

  /** Returns true if this browser was signed in the last time. */
  hinted(): boolean {
    return isSignedInHere(this.storage);
  }

  /** Takes over the session from the answer to a sign-in, registration, refresh or changed password. */
  adopt(parts: SessionParts): void {
    this.token = parts.accessToken;
    this.unanswered = false;
    this.storage?.setItem(HINT, 'true');
    this.set({ status: 'signed-in', user: parts.user });
  }

  /** Updates the data of the signed-in user (name, roles, pending actions). */
  updateUser(user: SignedInUser): void {
    if (this.state.status === 'signed-in') this.set({ status: 'signed-in', user });
  }

  /** Signs the user out on this device. `here`: they have signed out on this page. */
  clear({ here = false } = {}): void {
    this.leftHere = here;
    this.token = null;
    this.unanswered = false;
    this.storage?.removeItem(HINT);
    this.set(SIGNED_OUT);
  }

  /** Ends a start without an answer (no connection): signed out for now, the hint stays. */
  giveUp(): void {
    if (this.state.status !== 'starting') return;
    this.unanswered = true;
    this.set(SIGNED_OUT);
  }

  /** Resolves once it is known whether a user is signed in; guards wait for it. */
  whenKnown(): Promise<SessionState> {
    if (this.state.status !== 'starting') return Promise.resolve(this.state);
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.status === 'starting') return;
        stop();
        resolve(this.state);
      });
    });
  }

  private set(state: SessionState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}
