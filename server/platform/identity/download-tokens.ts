import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';
/** Not that of access tokens, so that neither is taken for the other. */
const AUDIENCE = 'uplift-download';
/** From the click to the first byte. */
const SECONDS = 60;

/** Whose file may be fetched. */
export interface Download {
  taskId: number;
  userId: number;
}

/** Makes and reads what stands in the address of a download: browsers fetch files by links, without a header. */
export class DownloadTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue({ taskId, userId }: Download): string {
    return jwt.sign({ task: taskId }, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: String(userId),
      expiresIn: SECONDS,
    });
  }

  /** What may be fetched, or null when the token is forged, too old or of another kind. */
  read(token: string): Download | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || claims.exp === undefined) return null;
      const [taskId, userId] = [Number(claims.task), Number(claims.sub)];
      return Number.isSafeInteger(taskId) && Number.isSafeInteger(userId) ? { taskId, userId } : null;
    } catch {
      return null;
    }
  }
}
