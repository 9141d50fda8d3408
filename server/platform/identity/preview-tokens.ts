import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';
/** Not that of access tokens or of downloads, so that none is taken for another. */
const AUDIENCE = 'uplift-preview';
/** From the click to the first byte. */
const SECONDS = 60;

/** What may be looked at, such as `certificate/7`, and by whom. */
export interface Preview {
  shows: string;
  userId: number;
}

/** Makes and reads what stands in the address of a preview: a new window brings no sign-in along. */
export class PreviewTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue({ shows, userId }: Preview): string {
    return jwt.sign({ shows }, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: String(userId),
      expiresIn: SECONDS,
    });
  }

  /** What may be looked at, or null when the token is forged, too old or of another kind. */
  read(token: string): Preview | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return null;
      const { shows } = claims;
      const userId = Number(claims.sub);
      return typeof shows === 'string' && Number.isSafeInteger(userId) ? { shows, userId } : null;
    } catch {
      return null;
    }
  }
}
