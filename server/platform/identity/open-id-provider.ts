import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { OpenIdClientConfig } from '../config/google-client.js';
import { isUnreachable, ProviderUnreachable, providerFetch } from './provider-fetch.js';
import type { Handshake } from './token-kinds.js';

const SCOPE = 'openid email profile';
/**
 * The algorithms that Google signs with. They are fixed, since 'none' and keys shared with the client prove
 * nothing.
 */
const ALGORITHMS = ['RS256'];
/** A subject: ASCII characters, 255 at most, as in OpenID Connect. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
const CLOCK_TOLERANCE_SECONDS = 30;
const CACHE_MS = 3600_000;
const TRIED_AGAIN_AFTER_MS = 60_000;

/** An identity that the provider vouches for. */
export interface VerifiedIdentity {
  issuer: string;
  /** The provider’s permanent id of the user, whose address may change. */
  subject: string;
  email: string | null;
  /** True if the provider has verified the address. */
  emailVerified: boolean;
  name: string | null;
}

/** An error for a response that proves no identity. */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** An error for a sign-in that the user or the provider declined. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** The configuration of the provider, and its signing keys. */
interface Described {
  client: Configuration;
  keys: JWTVerifyGetKey;
  until: number;
}

/**
 * The client of an OpenID provider. It reads the provider’s configuration at the first sign-in and again each
 * hour, and its keys when an unknown key is needed. Both libraries are loaded on first use as well.
 */
export class OpenIdProvider {
  private described?: Described;
  private asking?: Promise<Described>;

  constructor(private readonly config: OpenIdClientConfig) {}

  /**
   * Returns the address that a browser is sent to for signing in.
   * @throws ProviderUnreachable
   */
  async addressToSignIn(redirectUri: string, { state, nonce, verifier }: Handshake): Promise<string> {
    const { client } = await this.describe();
    const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
    return buildAuthorizationUrl(client, {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // The user always sees which account is used.
      prompt: 'select_account',
    }).href;
  }

  /**
   * Returns the identity from the address that the provider redirected the browser to.
   * @throws ProviderUnreachable, Declined, NotProven
   */
  async whoCameBack(address: URL, { state, nonce, verifier }: Handshake): Promise<VerifiedIdentity> {
    const { client } = await this.describe();
    const { authorizationCodeGrant, AuthorizationResponseError } = await import('openid-client');
    try {
      const tokens = await authorizationCodeGrant(client, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      return await this.verifyToken(tokens.id_token ?? '', nonce);
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
        throw new Declined('The user declined', { cause: error });
      throw unproven(error);
    }
  }

  /**
   * Returns the identity in an ID token that was made for this client and this nonce, is signed by the
   * provider and has not expired.
   * @throws ProviderUnreachable, NotProven
   */
  async verifyToken(token: string, nonce: string | undefined): Promise<VerifiedIdentity> {
    const { keys } = await this.describe();
    const { jwtVerify } = await import('jose');
    const { issuer, clientId } = this.config;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        // Google has been known to leave out the scheme.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      if ([payload.aud].flat().length !== 1) throw new NotProven('The token has more than one audience');
      if (payload.nonce !== nonce) throw new NotProven('The token is of another sign-in');
      return identityOf(issuer, payload);
    } catch (error) {
      throw unproven(error);
    }
  }

  /** Returns the configuration of the provider. While the provider is unreachable, the last one is used. */
  private async describe(): Promise<Described> {
    if (this.described && this.described.until > Date.now()) return this.described;
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    try {
      this.described = await this.asking;
    } catch (error) {
      if (!this.described)
        throw new ProviderUnreachable(`The provider cannot be reached: ${(error as Error).message}`, {
          cause: error,
        });
      this.described.until = Date.now() + TRIED_AGAIN_AFTER_MS;
    }
    return this.described;
  }

  private async ask(): Promise<Described> {
    const { allowInsecureRequests, customFetch, discovery } = await import('openid-client');
    const { createRemoteJWKSet, customFetch: keysFetch } = await import('jose');
    const { issuer, clientId, clientSecret } = this.config;
    const client = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      [customFetch]: providerFetch,
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
    const { jwks_uri: keysAddress } = client.serverMetadata();
    if (!keysAddress) throw new Error('it names no keys');
    const keys = createRemoteJWKSet(new URL(keysAddress), { [keysFetch]: providerFetch });
    return { client, keys, until: Date.now() + CACHE_MS };
  }
}

function identityOf(issuer: string, claims: JWTPayload): VerifiedIdentity {
  const { sub, email, email_verified: verified, name } = claims;
  if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw new NotProven('The token has no valid subject');
  return {
    issuer,
    subject: sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : null,
  };
}

/** Converts an error to ProviderUnreachable or NotProven. */
function unproven(error: unknown): Error {
  if (isUnreachable(error)) return new ProviderUnreachable((error as Error).message, { cause: error });
  if (error instanceof NotProven) return error;
  const { message, code, error: answered } = error as Error & { code?: string; error?: string };
  return new NotProven([message, answered ?? code].filter(Boolean).join(': '), { cause: error });
}
