import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../platform/request-context.js';
import { DEVICE_SECONDS, type KnownDevice } from './device-tokens.js';

const COOKIE = 'uplift_device';
/** A computer in a library is known for the last few who used it. */
const MOST_USERS = 8;

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
