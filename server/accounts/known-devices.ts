import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { RequestContext } from '../platform/request-context.js';

const ALGORITHM = 'HS256';
/** Not that of access tokens, so that neither is taken for the other. */
const AUDIENCE = 'uplift-device';
const COOKIE = 'uplift_device';
const DEVICE_SECONDS = 365 * 24 * 3600;
/** A computer in a library is known for the last few who used it. */
const MOST_USERS = 8;

interface KnownDevice {
  deviceId: string;
  /** Who signed in on it, the last one first. */
  userIds: number[];
}

/** Makes and reads what a browser keeps to be recognised by: which accounts signed in on it. It authorises nothing. */
export class DeviceTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue({ deviceId, userIds }: KnownDevice): string {
    return jwt.sign({ users: userIds }, this.key, {
      algorithm: ALGORITHM,
      audience: AUDIENCE,
      subject: deviceId,
      expiresIn: DEVICE_SECONDS,
    });
  }

  /** The device, or null when the token is forged, too old or of another kind. */
  read(token: string): KnownDevice | null {
    try {
      const claims = jwt.verify(token, this.key, { algorithms: [ALGORITHM], audience: AUDIENCE });
      if (typeof claims === 'string' || !claims.sub || !Array.isArray(claims.users)) return null;
      return { deviceId: claims.sub, userIds: claims.users };
    } catch {
      return null;
    }
  }
}

/** The device's id if that user signed in on it before, else null. */
export function knownDevice(context: RequestContext, userId: number | undefined): string | null {
  const device = deviceOf(context);
  return device && userId !== undefined && device.userIds.includes(userId) ? device.deviceId : null;
}

/** Makes the device known for the user, in a cookie that only the server reads. */
export function rememberDevice(context: RequestContext, userId: number): void {
  const { deviceId, userIds } = deviceOf(context) ?? { deviceId: randomUUID(), userIds: [] };
  const users = [userId, ...userIds.filter((id) => id !== userId)].slice(0, MOST_USERS);
  context.cookies?.set(COOKIE, context.app.deviceTokens.issue({ deviceId, userIds: users }), {
    maxAgeSeconds: DEVICE_SECONDS,
    path: '/',
  });
}

function deviceOf(context: RequestContext): KnownDevice | null {
  const token = context.cookies?.get(COOKIE);
  return token ? context.app.deviceTokens.read(token) : null;
}
