/** The registration of this product with Google or another OpenID Connect provider. */
export interface OpenIdClientConfig {
  /** The address of the provider, under which it publishes its configuration. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The address of Google. Another OpenID Connect provider can replace it, for example in tests. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

interface Given {
  GOOGLE_CLIENT_ID?: string;
  GOOGLE_CLIENT_SECRET?: string;
  GOOGLE_ISSUER: string;
}

/**
 * Returns the settings for sign-in with Google. Undefined if it is not set up (A117).
 * @throws Error with a line that starts with the name of the setting
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
