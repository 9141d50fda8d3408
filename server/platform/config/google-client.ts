/** What Google, or another provider in its place, knows the product by. */
export interface OpenIdClientConfig {
  /** The provider's own address, below which it describes itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Google's address. Another provider that speaks OpenID Connect may take its place, as in tests. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

interface Given {
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER: string;
}

/**
 * Reads what sign-in with Google needs; undefined when it is not set up (A117).
 * @throws Error with a line that starts with the setting's name
 */
export function readGoogleClient(given: Given, production: boolean): OpenIdClientConfig | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId) throw new Error('GOOGLE_CLIENT_ID: is needed with GOOGLE_CLIENT_SECRET');
  if (!clientSecret) throw new Error('GOOGLE_CLIENT_SECRET: is needed with GOOGLE_CLIENT_ID');
  if (!URL.canParse(issuer)) throw new Error('GOOGLE_ISSUER: must be an address');
  const { protocol } = new URL(issuer);
  if (protocol !== 'https:' && (production || protocol !== 'http:'))
    throw new Error('GOOGLE_ISSUER: must start with https://');
  return { issuer, clientId, clientSecret };
}
