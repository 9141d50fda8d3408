import { isIP } from 'node:net';
import type { Config } from '../../platform/config/config.js';
import { badField } from '../../platform/errors.js';
import { hostOf, isReachable } from '../../platform/http/public-request.js';
import { filledIn, line } from '../../platform/input.js';

const MAX_LENGTH = 2000;

export const webhookUrl = filledIn(
  line(MAX_LENGTH).refine((value) => URL.canParse(value) && /^https?:\/\//i.test(value), {
    message: 'Enter an address that begins with https://',
  }),
);

/**
 * Refuses addresses to which events are never sent. Names are checked again each time that an event is sent.
 * @throws AppError BAD_USER_INPUT
 */
export function requireUsableAddress(
  value: string,
  { production, webhookPrivateNetworks }: Pick<Config, 'production' | 'webhookPrivateNetworks'>,
): void {
  const url = new URL(value);
  if (production && url.protocol !== 'https:')
    throw badField('url', 'Enter an address that begins with https://');
  if (url.username || url.password)
    throw badField('url', 'Leave the user name and password out of the address');
  const host = hostOf(url);
  const isPrivate = isIP(host) ? !isReachable(host, webhookPrivateNetworks) : host.endsWith('.local');
  if (isPrivate) throw badField('url', 'This address is in a private network');
}
