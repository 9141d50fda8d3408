import type { SessionPartsFragment, SignedInUserFragment } from './session.generated';

export type SignedInUser = Omit<SignedInUserFragment, ' $fragmentName'>;

/** `starting` until the first refresh has answered, for a browser that was signed in before. */
export type SessionState =
  | { status: 'starting'; user: null }
  | { status: 'signed-out'; user: null }
  | { status: 'signed-in'; user: SignedInUser };

type SessionParts = Pick<SessionPartsFragment, 'accessToken' | 'user'>;

/** Marks in the browser's storage that a refresh cookie probably exists, so that visitors cost no call. */
const HINT = 'uplift-signed-in';
/** Returns true if somebody was signed in with this browser when it was last seen. */
export const isSignedInHere = (storage: Pick<Storage, 'getItem'> | null): boolean =>
  storage?.getItem(HINT) === 'true';

/** One object, so that a visitor's page is not drawn anew once it knows that nobody is signed in. */
export const SIGNED_OUT: SessionState = { status: 'signed-out', user: null };

/**
 * Who is signed in. The access token lives in memory alone; the refresh cookie is out of reach of scripts.
 * One object per browser tab, and one per request on the server, where it always stays signed out.
 */
export class Session {
  private state: SessionState;
  private token: string | null = null;
  /** Whether this browser was signed in and could not learn whether it still is: the server did not answer. */
  unanswered = false;
  /** True after the user has signed out on this page and is being led away from it. */
  leftHere = false;
  private readonly listeners = new Set<() => void>();
  /** Exchanges the refresh cookie for a new token, for calls outside GraphQL; answers whether somebody is signed in. */
  renew: () => Promise<boolean> = async () => false;

  /** @param expected that a refresh cookie has just come, which the storage does not know of */
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

  /** Whether this browser was signed in when it was last seen. */
  hinted(): boolean {
    return isSignedInHere(this.storage);
  }

  /** Takes over what sign-in, registration, refresh and a changed password answer. */
  adopt(parts: SessionParts): void {
    this.token = parts.accessToken;
    this.unanswered = false;
    this.storage?.setItem(HINT, 'true');
    this.set({ status: 'signed-in', user: parts.user });
  }

  /** Newer facts about the user who is signed in (name, roles, pending actions). */
  updateUser(user: SignedInUser): void {
    if (this.state.status === 'signed-in') this.set({ status: 'signed-in', user });
  }

  /** Forgets the user on this device. `here`: they have signed out on this page. */
  clear({ here = false } = {}): void {
    this.leftHere = here;
    this.token = null;
    this.unanswered = false;
    this.storage?.removeItem(HINT);
    this.set(SIGNED_OUT);
  }

  /** Settles a start that could not be answered (no connection): signed out for now, the hint stays. */
  giveUp(): void {
    if (this.state.status !== 'starting') return;
    this.unanswered = true;
    this.set(SIGNED_OUT);
  }

  /** Resolves once it is known whether somebody is signed in; guards wait for it. */
  settled(): Promise<SessionState> {
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
