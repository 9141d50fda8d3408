/** A provider outside that completes addresses. */
export interface AddressLookupConfig {
  /** Where it answers searches. */
  url: string;
  key?: string;
}

interface Given {
  ADDRESS_LOOKUP_URL?: string;
  ADDRESS_LOOKUP_KEY?: string;
}

/**
 * Reads which provider completes addresses; undefined for the embedded list alone (R082).
 * @throws Error with a line that starts with the setting's name
 */
export function readAddressLookup(
  { ADDRESS_LOOKUP_URL: url, ADDRESS_LOOKUP_KEY: key }: Given,
  production: boolean,
): AddressLookupConfig | undefined {
  if (!url) {
    if (key) throw new Error('ADDRESS_LOOKUP_URL: is needed with ADDRESS_LOOKUP_KEY');
    return undefined;
  }
  if (!URL.canParse(url)) throw new Error('ADDRESS_LOOKUP_URL: must be an address');
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && (production || protocol !== 'http:'))
    throw new Error('ADDRESS_LOOKUP_URL: must start with https://');
  return { url, key: key || undefined };
}
