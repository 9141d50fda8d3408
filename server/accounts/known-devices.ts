import { createHash, randomUUID } from 'node:crypto';
import { DEVICE_TOKEN, type KnownDevice } from '../platform/identity/token-kinds.js';
import type { RequestContext } from '../platform/request-context.js';
import type { UserAccount } from './user-account.entity.js';

const COOKIE = 'uplift_device';
/** A computer in a library is known for the last few who used it. */
const MOST_USERS = 8;

/** The device's id if that account signed in on it before with the password that it has now, else null. */
export function knownDevice(context: RequestContext, account: UserAccount | null): string | null {
  const device = deviceOf(context);
  if (!device || !account?.passwordHash) return null;
  const mark = markOf(account.passwordHash);
  const knows = device.users.some((user) => user.id === account.id && user.mark === mark);
  return knows ? device.deviceId : null;
}

/** Makes the device known for the account, until it has another password, in a cookie that only the server reads. */
export function rememberDevice(
  context: RequestContext,
  { id, passwordHash }: { id: number; passwordHash: string },
): void {
  const { deviceId, users: before } = deviceOf(context) ?? { deviceId: randomUUID(), users: [] };
  const others = before.filter((user) => user.id !== id);
  const users = [{ id, mark: markOf(passwordHash) }, ...others].slice(0, MOST_USERS);
  context.cookies?.set(COOKIE, context.app.deviceTokens.issue({ deviceId, users }), {
    maxAgeSeconds: DEVICE_TOKEN.seconds,
    path: '/',
  });
}

/** Short, and of a salted hash: it changes with each new password, and gives nothing of it away. */
const markOf = (passwordHash: string) =>
  createHash('sha256').update(passwordHash).digest('base64url').slice(0, 16);

function deviceOf(context: RequestContext): KnownDevice | null {
  const token = context.cookies?.get(COOKIE);
  return token ? context.app.deviceTokens.read(token) : null;
}
