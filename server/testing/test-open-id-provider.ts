import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

/** A person with an account at the provider. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** The fault of a token. */
export interface TokenFault {
  claims?: Record<string, unknown>;
  alg?: 'RS256' | 'HS256' | 'none';
  key?: 'ours' | 'foreign';
}

const CLIENT = { id: 'uplift-in-tests', secret: 'a secret that the tests and the provider share' };
const HOUR_SECONDS = 3600;

/** The maximum number of redirects. More of them are a loop. */
const MAX_HOPS = 10;

/** A real OpenID provider in a separate process, which can stop and start again at the same address. */
export class TestOpenIdProvider {
  issuer = '';
  private child?: ChildProcess;
  private calls = 0;

  /** @param backTo the address that the product expects people to return to */
  constructor(private readonly backTo: string) {}

  static async start(backTo: string): Promise<TestOpenIdProvider> {
    const provider = new TestOpenIdProvider(backTo);
    await provider.open();
    return provider;
  }

  /** The settings of a product that uses the provider. */
  get env(): Record<string, string> {
    return { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: this.issuer };
  }

  /** Starts the provider, at its former address if it had one. */
  async open(): Promise<void> {
    this.child = fork(path.resolve('server/testing/open-id-provider.mjs'), [], {
      env: {
        ...process.env,
        CLIENT_ID: CLIENT.id,
        CLIENT_SECRET: CLIENT.secret,
        BACK_TO: this.backTo,
        PORT: this.issuer ? new URL(this.issuer).port : '0',
      },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.issuer = await new Promise<string>((resolve, reject) => {
      this.child?.once('message', ({ issuer }: { issuer: string }) => resolve(issuer));
      this.child?.once('exit', (code) => reject(new Error(`The provider has ended with ${code}`)));
    });
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.child?.once('exit', resolve));
    this.child?.kill('SIGKILL');
    await ended;
  }

  /** Stops responding without closing connections, until it is killed. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  /** Sets the person who continues from now on. */
  async become(person: Person): Promise<void> {
    await this.send({ person });
  }

  /** Sets the fault of the tokens from now on. */
  async misbehave(fault: TokenFault | null): Promise<void> {
    await this.send({ fault });
  }

  /** Returns a token like those that Google gives to pages and apps, with this fault. */
  async credential(person: Person, fault: TokenFault = {}): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const given = { iss: this.issuer, aud: CLIENT.id, iat: now, exp: now + HOUR_SECONDS, ...person };
    const { token } = await this.send({ token: { given, ...fault } });
    return String(token);
  }

  /**
   * Follows the redirects from the product to the provider and back, like a browser.
   * @returns the address that the browser returns to
   */
  async walk(address: string, answer: 'yes' | 'no' = 'yes'): Promise<string> {
    const cookies = new Map<string, string>();
    let at = address;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      if (at.startsWith(this.backTo)) return at;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
      for (const set of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        cookies.set(name, value);
      }
      const next = response.headers.get('location');
      at = next ? new URL(next, at).href : await answered(response, at, answer);
    }
    throw new Error(`The provider leads in circles: ${at}`);
  }

  private send(what: object): Promise<{ token?: string }> {
    const id = ++this.calls;
    return new Promise((resolve) => {
      const hear = (answer: { id: number; token?: string }) => {
        if (answer.id !== id) return;
        this.child?.off('message', hear);
        resolve(answer);
      };
      this.child?.on('message', hear);
      this.child?.send({ id, ...what });
    });
  }
}

async function answered(response: Response, at: string, answer: 'yes' | 'no'): Promise<string> {
  const link = new RegExp(`href="([^"]+/${answer})"`).exec(await response.text())?.[1];
  if (!link) throw new Error(`The provider answered ${response.status} at ${at}`);
  return new URL(link, at).href;
}
