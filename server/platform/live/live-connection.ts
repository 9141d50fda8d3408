import type { App } from '../app.js';
import { actorOf, holderOf } from '../http/authenticate.js';
import type { StoredToken } from '../identity/access-tokens.js';
import type { SignedInUser } from '../identity/signed-in-user.js';
import type { Actor } from '../request-context.js';

/** The close code after which clients reconnect with a new token. */
const LINK_EXPIRED = 4403;

/**
 * The maximum number of connections per user and process, several times the number of tabs a user has open.
 */
const MAX_OF_A_USER = 50;
/** The longest time of a timer. A connection that lasts longer has to reconnect. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
const counts = new Map<number, number>();

function count({ metrics }: App, userId: number, by: 1 | -1): void {
  metrics.liveConnections.inc(by);
  const now = (counts.get(userId) ?? 0) + by;
  if (now > 0) counts.set(userId, now);
  else counts.delete(userId);
}

/** The part of a socket that the connection uses. */
interface Socket {
  close(code: number, reason: string): void;
}

/**
 * The user of a connection. The connection closes when the token expires and when the user signs out, is
 * deactivated or gets other rights. A client that reconnects is authenticated again.
 */
export class LiveConnection {
  readonly actor: Actor;
  private readonly unregister: () => void;
  private readonly atEnd: NodeJS.Timeout;
  private ended = false;

  private constructor(
    private readonly app: App,
    private readonly holder: StoredToken,
    private readonly user: SignedInUser,
    private readonly socket: Socket,
  ) {
    count(app, user.id, 1);
    this.actor = actorOf(app, holder, user);
    // The null at the start counts too, since the user may have changed after the token was checked.
    this.unregister = app.live.hear((announcement) => {
      const mine =
        !announcement || (announcement.noun === 'user' && announcement.ids?.includes(user.id) !== false);
      if (mine) void this.look();
    });
    const remaining = Math.min(holder.endsAt - Date.now(), MAX_TIMEOUT_MS);
    this.atEnd = setTimeout(() => this.close('The access token has expired.'), remaining);
    this.atEnd.unref();
  }

  /**
   * Opens a connection for the user of this token. Returns null if the token is invalid or the user has too
   * many connections.
   */
  static async open(app: App, token: unknown, socket: Socket): Promise<LiveConnection | null> {
    const holder = typeof token === 'string' ? await holderOf(app, token) : null;
    const user = holder && (await app.users.signedIn(app.database, holder));
    if (user && (counts.get(user.id) ?? 0) >= MAX_OF_A_USER) return null;
    return user && new LiveConnection(app, holder, user, socket);
  }

  /** Ends the subscription to changes of the user. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    count(this.app, this.user.id, -1);
    this.unregister();
    clearTimeout(this.atEnd);
  }

  private close(reason: string): void {
    this.end();
    this.socket.close(LINK_EXPIRED, reason);
  }

  /**
   * Closes the connection if the user has changed, or if that is unknown because the database is unavailable.
   * A client that reconnects is authenticated again.
   */
  private async look(): Promise<void> {
    const user = await this.app.users.signedIn(this.app.database, this.holder).catch(() => null);
    if (JSON.stringify(user) !== JSON.stringify(this.user)) this.close('The sign-in has changed.');
  }
}
