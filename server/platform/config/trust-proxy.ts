import { isIP } from 'node:net';

const MAX_HOPS = 10;
/** Networks that Fastify knows by name: this machine, and the private networks of IPv4 and IPv6. */
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * The proxies whose `X-Forwarded-For` is trusted: none, a number of hops before this process, or some
 * networks.
 */
export type TrustedProxies = false | { hops: number } | { networks: string[] };

/**
 * Reads TRUST_PROXY: a number of proxies, or networks and addresses separated by commas.
 * @throws Error with the rest of a line that starts with the name of the setting
 */
export function readTrustedProxies(value: string): TrustedProxies {
  const text = value.trim().toLowerCase();
  if (text === '' || text === '0' || text === 'false') return false;
  if (text === 'true')
    throw new Error(
      'true would believe whatever a visitor claims; give the number of proxies, such as 1, or their networks, such as 10.0.0.0/8',
    );
  if (/^\d+$/.test(text)) return { hops: readHops(text) };
  return { networks: text.split(',').map((entry) => readNetwork(entry.trim())) };
}

function readHops(text: string): number {
  const hops = Number(text);
  if (hops > MAX_HOPS) throw new Error(`must be at most ${MAX_HOPS} proxies`);
  return hops;
}

function readNetwork(entry: string): string {
  if (NAMED_NETWORKS.has(entry)) return entry;
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  const bits = prefix === undefined ? 1 : /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  // A prefix of zero bits would trust everybody.
  if (!version || more.length > 0 || bits < 1 || bits > (version === 4 ? 32 : 128))
    throw new Error(
      `must be a number of proxies, or networks and addresses with commas between them; "${entry.slice(0, 60)}" is neither`,
    );
  return entry;
}
