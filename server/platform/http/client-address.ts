import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config/trust-proxy.js';

/** Returns Fastify’s `trustProxy` option. Fastify’s own numbers trust nobody, and `true` trusts everybody. */
export function trustProxyOption(trusted: TrustedProxies) {
  if (!trusted) return false;
  if ('networks' in trusted) return trusted.networks;
  return (_address: string, hop: number) => hop < trusted.hops;
}

/**
 * Returns the address that limits count a request by: an IPv4 address, or the /64 of an IPv6 address, since a
 * home connection with IPv6 has a whole /64. If a trusted proxy forwards an invalid address, the address of
 * the proxy is used.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return limitedAddress(ip) ?? limitedAddress(socket.remoteAddress) ?? 'unknown';
}

/** Returns the address as limits count it, or null if the text is not an address. */
export function limitedAddress(text: string | undefined): string | null {
  const address = withoutPort(text?.trim() ?? '');
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return null;
  // The part after % names a network interface.
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return mappedIPv4(groups);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Removes the port that some load balancers append: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(text: string): string {
  if (isIPv6(text)) return text;
  return text.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** Returns the eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes the address in one form: no dots, no leading zeros, the longest run of zeros left out.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const numbers = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/**
 * Returns the IPv4 address of a mapped address such as ::ffff:192.0.2.1, as a socket for both versions
 * reports it.
 */
function mappedIPv4(groups: number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
