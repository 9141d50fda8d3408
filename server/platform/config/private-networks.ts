import ipaddr from 'ipaddr.js';

/**
 * Reads WEBHOOK_PRIVATE_NETWORKS: addresses and networks, separated by commas.
 * @throws Error with the rest of a line that starts with the name of the setting
 */
export function readPrivateNetworks(value: string): string[] {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const entry of entries)
    if (!parseNetwork(entry))
      throw new Error(
        `must be addresses and networks such as 10.0.0.0/8, with commas between them; "${entry.slice(0, 60)}" is neither`,
      );
  return entries;
}

/** Returns true if the address is in one of the networks. */
export function isInNetwork(address: string, networks: readonly string[]): boolean {
  const parsed = ipaddr.process(address);
  return networks.some((entry) => {
    const [network, bits] = parseNetwork(entry) ?? [];
    return network?.kind() === parsed.kind() && parsed.match(network as never, bits as number);
  });
}

function parseNetwork(entry: string) {
  if (ipaddr.isValidCIDR(entry)) return ipaddr.parseCIDR(entry);
  if (!ipaddr.isValid(entry)) return null;
  const address = ipaddr.parse(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128] as const;
}
