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
  if (isPrivate(hostOf(url), webhookPrivateNetworks))
    throw badField('url', 'This address is in a private network');
}

const LOOPBACK = ['127.0.0.1', '::1'];

/** Returns true for private addresses and for names that have no public address. */
function isPrivate(host: string, networks: readonly string[]): boolean {
  if (isIP(host)) return !isReachable(host, networks);
  // A dot at the end leads to the same host.
  const name = host.replace(/\.$/, '');
  if (/(^|\.)localhost$/.test(name)) return !LOOPBACK.some((address) => isReachable(address, networks));
  return name.endsWith('.local');
}
