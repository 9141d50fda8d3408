import { type LookupAddress, lookup } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isInNetwork } from '../config/private-networks.js';

/** The bytes of a response that are read. */
const READ_BYTES = 1000;

/** A request to an address that a user chose. */
export interface PublicRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
  /** The time in milliseconds from the look-up of the name to the end of the response. */
  withinMs: number;
  /** The private networks that it may reach. */
  networks: readonly string[];
}

/** The status of a response, its Retry-After header, and its first characters. */
export interface PublicResponse {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

/** An error for an address in a private network. */
export class PrivateAddress extends Error {
  constructor(readonly address: string) {
    super(`${address} is not a public address.`);
  }
}

/** Returns true if the address is on the public internet, or in one of these private networks. */
export function isReachable(address: string, networks: readonly string[]): boolean {
  // An IPv4-mapped IPv6 address is treated as the IPv4 address.
  return ipaddr.process(address).range() === 'unicast' || isInNetwork(address, networks);
}

/** Returns the host of a URL without the brackets of an IPv6 address. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

/**
 * Sends a POST request that cannot reach a private network: the addresses of the name are checked, and the
 * connection is made to a checked one. Does not follow redirects, and reads the beginning of the response.
 * @throws PrivateAddress, or the error of the connection
 */
export function postPublicly({
  url,
  headers,
  body,
  withinMs,
  networks,
}: PublicRequest): Promise<PublicResponse> {
  const may = (address: string) => isReachable(address, networks);
  const host = hostOf(url);
  if (isIP(host) && !may(host)) return Promise.reject(new PrivateAddress(host));
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(withinMs),
        // A connection of its own, since another request may have had other permissions.
        agent: false,
        lookup: checkedLookup(may),
      },
      (response) => {
        readStart(response).then(
          (text) =>
            resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], text }),
          reject,
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Returns a DNS lookup function that fails unless all addresses of the host name are allowed. */
const checkedLookup =
  (may: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '');
      const refused = found.find(({ address }) => !may(address));
      if (refused) return callback(new PrivateAddress(refused.address), '');
      const [first] = found;
      if (options.all) return callback(null, found);
      return callback(null, first?.address ?? '', first?.family);
    });

/** Reads the beginning of a response and ends its connection. */
async function readStart(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= READ_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, READ_BYTES).toString('utf8');
}
