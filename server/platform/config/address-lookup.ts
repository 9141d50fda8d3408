/** An external provider that completes addresses. */
export interface AddressLookupConfig {
  /** The address for searches. */
  url: string;
  key?: string;
}

interface Given {
  ADDRESS_LOOKUP_URL?: string;
  ADDRESS_LOOKUP_KEY?: string;
}

/**
 * Returns the provider that completes addresses. Undefined if only the embedded list is used (R082).
 * @throws Error with a line that starts with the name of the setting
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
