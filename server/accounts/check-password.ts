import { type CallLimit, limitCalls, limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { knownDevice } from './known-devices.js';
import { verifyPassword } from './passwords.js';
import type { UserAccount } from './user-account.entity.js';

/**
 * The limit of an account for all unknown devices together, in multiples of the limit for one network
 * address.
 */
const STRANGERS_TOGETHER = 5;
/**
 * The limit of an account for all known devices together, in the same multiples. Someone who had the password
 * once may have registered many devices.
 */
const DEVICES_TOGETHER = 5;
/** The limit of sign-ins of an account, in multiples of the limit for other limited calls. */
const SIGN_INS_TO_CALLS = 3;

/**
 * Returns true if the password is the account's. Without an account it does the same work and returns false.
 * Wrong passwords are counted by network address and by account (A149). A device on which the account has
 * signed in before has a count of its own, so that guesses by strangers never lock the owner out. Right
 * passwords are counted by account.
 * @throws AppError RATE_LIMITED
 */
export function checkPassword(
  context: RequestContext,
  { email, account, password }: { email: string; account: UserAccount | null; password: string },
): Promise<boolean> {
  return limitFailures(context, limits(context, email, account), async () => {
    const fits = await verifyPassword(password, account?.passwordHash);
    if (fits && account) await limitSignIns(context, account);
    return fits;
  });
}

/**
 * Limits the sign-ins of an account. A sign-in above the limit also counts as a wrong password, so that soon
 * no more passwords are checked.
 */
export async function limitSignIns(context: RequestContext, { id }: Pick<UserAccount, 'id'>): Promise<void> {
  const most = context.app.config.rateLimitPerMinute * SIGN_INS_TO_CALLS;
  await limitCalls(context, [{ key: `sign-in:right:${id}`, most, policy: 'sign-ins', secret: true }]);
}

function limits(context: RequestContext, email: string, account: UserAccount | null): CallLimit[] {
  const most = context.app.config.rateLimitPerMinute;
  // A visible count, or another policy, would reveal which accounts the device knows.
  const own = { most, secret: true };
  const together = { policy: 'account', secret: true };
  const device = knownDevice(context, account);
  if (device)
    return [
      { ...own, key: `sign-in:device:${device}:${account?.id}` },
      { ...together, key: `sign-in:devices:${account?.id}`, most: most * DEVICES_TOGETHER },
    ];
  return [
    { ...own, key: `sign-in:address:${context.clientAddress}` },
    { ...together, key: `sign-in:account:${email.toLowerCase()}`, most: most * STRANGERS_TOGETHER },
  ];
}
