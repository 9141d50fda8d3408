import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { TrustedProxies } from '../config/trust-proxy.js';

/** Fastify's `trustProxy` for the configuration. Its own numbers trust nobody, `true` believes everybody. */
export function trustProxyOption(trusted: TrustedProxies) {
  if (!trusted) return false;
  if ('networks' in trusted) return trusted.networks;
  return (_address: string, hop: number) => hop < trusted.hops;
}

/**
 * Who a request counts for in every limit: an IPv4 address, or the /64 of an IPv6 address, since
 * anybody with IPv6 at home owns all of that. What a trusted proxy hands on and is no address counts for the proxy.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return limitedAddress(ip) ?? limitedAddress(socket.remoteAddress) ?? 'unknown';
}

/** The address as limits count it, or null when the text is none. */
export function limitedAddress(text: string | undefined): string | null {
  const address = withoutPort(text?.trim() ?? '');
  const version = isIP(address);
  if (version === 4) return address;
  if (version === 0) return null;
  // The part behind % names a network card.
  const groups = groupsOf(address.replace(/%.*$/, ''));
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) return mappedIPv4(groups);
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Some load balancers write the port behind the address: 192.0.2.1:4711, [2001:db8::1]:4711. */
function withoutPort(text: string): string {
  if (isIPv6(text)) return text;
  return text.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // URL writes the address one way: no dots, no leading zeros, the longest run of zeros left out.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = numbers(head);
  const after = numbers(tail ?? '');
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const numbers = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** ::ffff:192.0.2.1 is what a socket for both versions calls 192.0.2.1. */
function mappedIPv4(groups: number[]): string {
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
