import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ALGORITHM = 'HS256';
/** Not that of access tokens, so that neither is taken for the other. */
const AUDIENCE = 'uplift-device';
export const DEVICE_SECONDS = 365 * 24 * 3600;

/** A browser that accounts signed in on. */
export interface KnownDevice {
  deviceId: string;
  /** Who signed in on it, the last one first. */
  users: DeviceUser[];
}

/** An account, and what tells whether its password is still the one it signed in with (known-devices.ts). */
interface DeviceUser {
  id: number;
  mark: string;
}

/** Makes and reads what a browser keeps to be recognised by: which accounts signed in on it. It authorises nothing. */
export class DeviceTokens {
  private readonly key: KeyObject;

  constructor(secret: string) {
    this.key = createSecretKey(Buffer.from(secret));
  }

  issue({ deviceId, users }: KnownDevice): string {
    return jwt.sign({ users }, this.key, {
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
      return { deviceId: claims.sub, users: claims.users };
    } catch {
      return null;
    }
  }
}
