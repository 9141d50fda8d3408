import type { App } from '../app.js';
import type { HeldToken } from '../identity/access-tokens.js';
import { loadSignedInUser, type SignedInUser } from '../identity/signed-in-user.js';
import type { Actor } from '../request-context.js';

/** Clients that are told so come again, with a new token. */
const NO_LONGER_GOOD = 4403;

/** Of one user and process: several times what somebody has tabs for. */
const MOST_OF_A_USER = 50;
const counts = new Map<number, number>();

function count(userId: number, by: 1 | -1): void {
  const now = (counts.get(userId) ?? 0) + by;
  if (now > 0) counts.set(userId, now);
  else counts.delete(userId);
}

/** What the connection needs of its socket. */
interface Socket {
  close(code: number, reason: string): void;
}

/**
 * Who is behind a connection, for as long as it may last: until the token ends, and until the user signs out, is
 * deactivated or gets other rights. Then it closes, and who comes again is looked at anew.
 */
export class LiveConnection {
  readonly actor: Actor;
  private readonly forget: () => void;
  private readonly atEnd: NodeJS.Timeout;
  private ended = false;

  private constructor(
    private readonly app: App,
    private readonly holder: HeldToken,
    private readonly user: SignedInUser,
    private readonly socket: Socket,
  ) {
    count(user.id, 1);
    this.actor = { kind: 'user', user, sessionId: holder.sessionId };
    // At first, too: they may have changed between the look at the token and this.
    this.forget = app.live.hear((announcement) => {
      const mine =
        !announcement || (announcement.noun === 'user' && announcement.ids?.includes(user.id) !== false);
      if (mine) void this.look();
    });
    this.atEnd = setTimeout(() => this.close('The access token has ended.'), holder.endsAt - Date.now());
    this.atEnd.unref();
  }

  /** The connection of whoever this token speaks for; null where it speaks for nobody, or they have too many. */
  static async open(app: App, token: unknown, socket: Socket): Promise<LiveConnection | null> {
    const holder = typeof token === 'string' ? app.accessTokens.read(token) : null;
    const user = holder && (await loadSignedInUser(app.database, holder));
    if (user && (counts.get(user.id) ?? 0) >= MOST_OF_A_USER) return null;
    return user && new LiveConnection(app, holder, user, socket);
  }

  /** Watches it no longer. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    count(this.user.id, -1);
    this.forget();
    clearTimeout(this.atEnd);
  }

  private close(reason: string): void {
    this.end();
    this.socket.close(NO_LONGER_GOOD, reason);
  }

  /** In doubt, as when the database is away, it closes: whoever comes again is asked. */
  private async look(): Promise<void> {
    const user = await loadSignedInUser(this.app.database, this.holder).catch(() => null);
    if (JSON.stringify(user) !== JSON.stringify(this.user)) this.close('The sign-in has changed.');
  }
}
