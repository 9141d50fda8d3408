import { type CallLimit, limitCalls, limitFailures } from '../platform/rate-limit.js';
import type { RequestContext } from '../platform/request-context.js';
import { knownDevice } from './known-devices.js';
import { passwordFits } from './passwords.js';
import type { UserAccount } from './user-account.entity.js';

/** An account takes so many times the limit of one address from devices that it does not know, together. */
const STRANGERS_TOGETHER = 5;
/** And as many from all that it knows, together: whoever had the password once may have made many known. */
const DEVICES_TOGETHER = 5;
/** It signs in so many times as often as it may call anything else that is limited. */
const SIGN_INS_TO_CALLS = 3;

/**
 * Whether the password is the account's; without an account it takes the same work and answers false. Wrong
 * ones are counted by network address and by account (A149); a device on which the account signed in before has
 * a count of its own, so that strangers' guesses never keep the owner out. Right ones are counted by account.
 * @throws AppError RATE_LIMITED
 */
export function checkPassword(
  context: RequestContext,
  { email, account, password }: { email: string; account: UserAccount | null; password: string },
): Promise<boolean> {
  return limitFailures(context, limits(context, email, account), async () => {
    const fits = await passwordFits(password, account?.passwordHash);
    if (fits && account) await limitSignIns(context, account);
    return fits;
  });
}

/** A sign-in too many stays counted as a wrong password, so that soon no more passwords are looked at. */
export async function limitSignIns(context: RequestContext, { id }: Pick<UserAccount, 'id'>): Promise<void> {
  const most = context.app.config.rateLimitPerMinute * SIGN_INS_TO_CALLS;
  await limitCalls(context, [{ key: `sign-in:right:${id}`, most }]);
}

function limits(context: RequestContext, email: string, account: UserAccount | null): CallLimit[] {
  const most = context.app.config.rateLimitPerMinute;
  const device = knownDevice(context, account);
  if (device)
    return [
      { key: `sign-in:device:${device}:${account?.id}`, most },
      { key: `sign-in:devices:${account?.id}`, most: most * DEVICES_TOGETHER },
    ];
  return [
    { key: `sign-in:address:${context.clientAddress}`, most },
    { key: `sign-in:account:${email.toLowerCase()}`, most: most * STRANGERS_TOGETHER },
  ];
}
