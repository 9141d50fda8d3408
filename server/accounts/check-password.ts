import { type CallLimit, limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { knownDevice } from './known-devices.js';
import { passwordFits } from './passwords.js';
import type { UserAccount } from './user-account.entity.js';

/** An account takes so many times the limit of one address from devices that it does not know, together. */
const STRANGERS_TOGETHER = 5;

/**
 * Whether the password is the account's; without an account it takes the same work and answers false. Wrong
 * ones are counted by network address and by account (A149); a device on which the account signed in before has
 * a count of its own, so that strangers' guesses never keep the owner out.
 * @throws AppError RATE_LIMITED
 */
export function checkPassword(
  context: RequestContext,
  { email, account, password }: { email: string; account: UserAccount | null; password: string },
): Promise<boolean> {
  return limitFailures(context, limits(context, email, account), () =>
    passwordFits(password, account?.passwordHash),
  );
}

function limits(context: RequestContext, email: string, account: UserAccount | null): CallLimit[] {
  const most = context.app.config.rateLimitPerMinute;
  const device = knownDevice(context, account?.id);
  if (device) return [{ key: `sign-in:device:${device}:${account?.id}`, most }];
  return [
    { key: `sign-in:address:${context.clientAddress}`, most },
    { key: `sign-in:account:${email.toLowerCase()}`, most: most * STRANGERS_TOGETHER },
  ];
}
