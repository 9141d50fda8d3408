import { createHash, randomUUID } from 'node:crypto';
import { DEVICE_TOKEN, type KnownDevice } from '../platform/identity/token-kinds.js';
import type { RequestContext } from '../platform/request-context.js';
import type { UserAccount } from './user-account.entity.js';

const COOKIE = 'uplift_device';
/** The number of users that a device remembers, such as a computer in a library. */
const MAX_USERS = 8;

/**
 * Returns the id of the device if the account has signed in on it before with its present password, otherwise
 * null.
 */
export function knownDevice(context: RequestContext, account: UserAccount | null): string | null {
  const device = deviceOf(context);
  if (!device || !account?.passwordHash) return null;
  const mark = markOf(account.passwordHash);
  const knows = device.users.some((user) => user.id === account.id && user.mark === mark);
  return knows ? device.deviceId : null;
}

/**
 * Remembers the device for the account until its password changes, in a cookie that only the server can read.
 */
export function rememberDevice(
  context: RequestContext,
  { id, passwordHash }: { id: number; passwordHash: string },
): void {
  const { deviceId, users: before } = deviceOf(context) ?? { deviceId: randomUUID(), users: [] };
  const others = before.filter((user) => user.id !== id);
  const users = [{ id, mark: markOf(passwordHash) }, ...others].slice(0, MAX_USERS);
  context.cookies?.set(COOKIE, context.app.deviceTokens.issue({ deviceId, users }), {
    maxAgeSeconds: DEVICE_TOKEN.seconds,
    path: '/',
  });
}

/**
 * Returns a short digest of the salted password hash. It changes with each new password and reveals nothing
 * about it.
 */
const markOf = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);

function deviceOf(context: RequestContext): KnownDevice | null {
  const token = context.cookies?.get(COOKIE);
  return token ? context.app.deviceTokens.read(token) : null;
}
