import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { OpenIdClientConfig } from '../config/google-client.js';
import { isUnreachable, ProviderUnreachable, providerFetch } from './provider-fetch.js';
import type { Handshake } from './token-kinds.js';

const SCOPE = 'openid email profile';
/** What Google signs with. Pinned, so that nobody else chooses: 'none' and keys shared with the client are no proof. */
const ALGORITHMS = ['RS256'];
/** Letters of ASCII, 255 at most, as OpenID Connect has it. */
const SUBJECT = /^[\x20-\x7e]{1,255}$/;
const CLOCK_TOLERANCE_SECONDS = 30;
const KEPT_MS = 3600_000;
const TRIED_AGAIN_AFTER_MS = 60_000;

/** Somebody, as the provider vouches for them. */
export interface ProvenIdentity {
  issuer: string;
  /** What the provider knows them by, for ever; their address may change. */
  subject: string;
  email: string | null;
  /** Whether the provider has proof that the address is theirs. */
  emailVerified: boolean;
  name: string | null;
}

/** What came back proves nobody's identity. */
export class NotProven extends Error {
  override readonly name = 'NotProven';
}

/** Whoever was asked said no. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** What the provider says of itself, and the keys that it signs with. */
interface Described {
  client: Configuration;
  keys: JWTVerifyGetKey;
  until: number;
}

/**
 * An OpenID provider, as its client. It is asked for its description when somebody first wants to sign in, and again each
 * hour; its keys are fetched when one is needed that is not known. Both libraries are loaded then, too.
 */
export class OpenIdProvider {
  private described?: Described;
  private asking?: Promise<Described>;

  constructor(private readonly config: OpenIdClientConfig) {}

  /**
   * Where a browser is sent to sign in.
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
      // Nobody is signed in without having seen as whom.
      prompt: 'select_account',
    }).href;
  }

  /**
   * Who came back to `address`, the one that the browser was sent to with the provider's answer.
   * @throws ProviderUnreachable, Declined, NotProven
   */
  async whoCameBack(address: URL, { state, nonce, verifier }: Handshake): Promise<ProvenIdentity> {
    const { client } = await this.describe();
    const { authorizationCodeGrant, AuthorizationResponseError } = await import('openid-client');
    try {
      const tokens = await authorizationCodeGrant(client, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
      });
      return await this.whoseToken(tokens.id_token ?? '', nonce);
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
        throw new Declined('Whoever was asked said no', { cause: error });
      throw unproven(error);
    }
  }

  /**
   * Whom an ID token of the provider is about: made for this client and this nonce, signed by the provider, still good.
   * @throws ProviderUnreachable, NotProven
   */
  async whoseToken(token: string, nonce: string | undefined): Promise<ProvenIdentity> {
    const { keys } = await this.describe();
    const { jwtVerify } = await import('jose');
    const { issuer, clientId } = this.config;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ALGORITHMS,
        // Google has been known to leave the scheme out.
        issuer: [issuer, issuer.replace(/^https:\/\//, '')],
        audience: clientId,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      if ([payload.aud].flat().length !== 1) throw new NotProven('The token is for others, too');
      if (payload.nonce !== nonce) throw new NotProven('The token is of another sign-in');
      return identityOf(issuer, payload);
    } catch (error) {
      throw unproven(error);
    }
  }

  /** What the provider says of itself. What it said an hour ago is good while it says nothing. */
  private async describe(): Promise<Described> {
    if (this.described && this.described.until > Date.now()) return this.described;
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined;
    });
    try {
      this.described = await this.asking;
    } catch (error) {
      if (!this.described)
        throw new ProviderUnreachable(`The provider cannot be asked: ${(error as Error).message}`, {
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
    return { client, keys, until: Date.now() + KEPT_MS };
  }
}

function identityOf(issuer: string, claims: JWTPayload): ProvenIdentity {
  const { sub, email, email_verified: verified, name } = claims;
  if (typeof sub !== 'string' || !SUBJECT.test(sub)) throw new NotProven('The token is about nobody');
  return {
    issuer,
    subject: sub,
    email: typeof email === 'string' ? email : null,
    emailVerified: verified === true,
    name: typeof name === 'string' ? name : null,
  };
}

/** What is to blame: the provider's silence, or what came back. */
function unproven(error: unknown): Error {
  if (isUnreachable(error)) return new ProviderUnreachable((error as Error).message, { cause: error });
  if (error instanceof NotProven) return error;
  const { message, code, error: answered } = error as Error & { code?: string; error?: string };
  return new NotProven([message, answered ?? code].filter(Boolean).join(': '), { cause: error });
}
