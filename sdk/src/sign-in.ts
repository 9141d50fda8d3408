import { UpliftError, type UpliftErrorCode } from './errors.js';
import type { Mutation } from './schema.generated.js';
import type { Send } from './send.js';

/** The email address and password of a user. */
export interface Credentials {
  email: string;
  password: string;
}

/** The identity that calls are sent with. */
export interface Authentication {
  /** Returns the value of the `Authorization` header. Undefined for a visitor. */
  authorization(): Promise<string | undefined>;
  /** Replaces a value that the server has refused. Returns false if there is no other one. */
  renew(refused: string | undefined, error: UpliftError): Promise<boolean>;
}

/** Returns the identity of an API token, or of a visitor. */
export const fixedAuthentication = (token: string | undefined): Authentication => ({
  authorization: async () => token && `Bearer ${token}`,
  renew: async () => false,
});

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { accessToken }
}`;
const REFRESH = 'mutation { refreshSession { accessToken } }';
/** The refusals that a new access token can resolve. */
const RENEWABLE: readonly UpliftErrorCode[] = ['TOKEN_EXPIRED', 'TOKEN_INVALID'];

/**
 * A sign-in with email address and password. An expired access token is renewed with the refresh cookie, and
 * with the password if the cookie is no longer valid. Calls at the same time share one renewal, since the
 * server ends a sign-in whose cookie is used twice.
 */
export class PasswordSignIn implements Authentication {
  private readonly cookies = new Map<string, string>();
  private current: string | undefined;
  private pending: Promise<string> | undefined;

  constructor(
    private readonly send: Send,
    private readonly credentials: Credentials,
  ) {}

  async authorization(): Promise<string> {
    if (this.current) return this.current;
    this.pending ??= this.open().finally(() => {
      this.pending = undefined;
    });
    return this.pending;
  }

  async renew(refused: string | undefined, { code }: UpliftError): Promise<boolean> {
    if (!RENEWABLE.includes(code)) return false;
    // Unless another call has renewed it in the meantime.
    if (this.current === refused) this.current = undefined;
    await this.authorization();
    return true;
  }

  private async open(): Promise<string> {
    const refreshed = this.cookies.size > 0 ? await this.call(REFRESH, {}) : undefined;
    const session = refreshed?.refreshSession ?? (await this.call(SIGN_IN, { ...this.credentials })).signIn;
    if (!session)
      throw new UpliftError('The sign-in has no result.', { code: 'INVALID_RESPONSE', status: 200 });
    this.current = `Bearer ${session.accessToken}`;
    return this.current;
  }

  private async call(text: string, variables: object): Promise<Pick<Mutation, 'refreshSession' | 'signIn'>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const { data, headers } = await this.send({ text, variables, headers: cookie ? { cookie } : {} });
    // Browsers do not let scripts read it: the client signs in again there.
    for (const line of headers.getSetCookie()) this.storeCookie(line);
    return data as Pick<Mutation, 'refreshSession' | 'signIn'>;
  }

  private storeCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}
