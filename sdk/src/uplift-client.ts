import { type ChangeOptions, changeBatches } from './changes.js';
import { type QueryDocument, textOf } from './document.js';
import { endpointOf } from './endpoint.js';
import { UpliftError } from './errors.js';
import { itemsOf, type Page, requirePosition } from './pages.js';
import { DEFAULT_RETRIES, type FailedAttempt, type RetryRule, withRetries } from './retries.js';
import type { ChangeFeed } from './schema.generated.js';
import { createSend, type Send } from './send.js';
import { type Authentication, type Credentials, fixedAuthentication, PasswordSignIn } from './sign-in.js';

export interface UpliftClientOptions {
  /** The address of Uplift, such as `https://uplift.example`. */
  url: string | URL;
  /** An API token. Without a token or credentials, the client is not signed in. */
  token?: string | undefined;
  /** The sign-in of a user, instead of a token. */
  credentials?: Credentials | undefined;
  /** Changes to the retry policy. */
  retries?: Partial<RetryRule> | undefined;
  /** The milliseconds after which an attempt without a complete response fails. The default is 60,000. */
  timeoutMs?: number | undefined;
  /** Called before each repeated attempt, such as to write a log. */
  onRetry?: ((failed: FailedAttempt) => void) | undefined;
  /** The function that sends requests. The default is the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

export interface CallOptions {
  /** Cancels the call. */
  signal?: AbortSignal | undefined;
  /**
   * The `Idempotency-Key` of a mutation. The default is a new one for each call, which its retries share. Pass a
   * stored key to repeat a call after a restart of your program.
   */
  idempotencyKey?: string | undefined;
}

/** The arguments after the document: variables are only optional if none is required. */
type Arguments<Variables> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: CallOptions]
    : [variables: Variables, options?: CallOptions];

/** A client of the GraphQL API of Uplift. Throws UpliftError for every failed call. */
export class UpliftClient {
  private readonly send: Send;
  private readonly authentication: Authentication;
  private readonly retries: RetryRule;
  private readonly onRetry: UpliftClientOptions['onRetry'];

  /** Creates a client. Throws TypeError for an invalid address, or for a token and credentials together. */
  constructor(options: UpliftClientOptions) {
    const { url, token, credentials, retries, timeoutMs = 60_000, onRetry } = options;
    if (token && credentials) throw new TypeError('Pass a token or credentials, not both.');
    const fetchWith = options.fetch ?? ((input, init) => fetch(input, init));
    this.send = createSend(endpointOf(url), fetchWith, timeoutMs);
    this.authentication = credentials
      ? new PasswordSignIn(this.send, credentials)
      : fixedAuthentication(token);
    this.retries = { ...DEFAULT_RETRIES, ...retries };
    this.onRetry = onRetry;
  }

  /**
   * Runs a query or a mutation and returns its data. Network failures, rate limits and overload are retried. A
   * mutation that creates a record or sends an email takes effect once, whatever the number of attempts.
   */
  async query<Result, Variables = Record<string, unknown>>(
    document: QueryDocument<Result, Variables>,
    ...[variables, options]: Arguments<Variables>
  ): Promise<Result> {
    return (await this.run(textOf(document), variables ?? {}, options ?? {})) as Result;
  }

  /**
   * Yields the items of all pages of a list. `pick` returns the list from the data of a page. The document
   * passes its variable `$after` to the list, or `$offset` if the list has no cursors.
   */
  pages<Result, Item, Variables = Record<string, unknown>>(
    document: QueryDocument<Result, Variables>,
    variables: Variables,
    pick: (data: Result) => Page<Item>,
    options: Pick<CallOptions, 'signal'> = {},
  ): AsyncGenerator<Item, void, undefined> {
    const text = textOf(document);
    const { after, offset } = variables as { after?: string; offset?: number };
    return itemsOf(
      async (position) => {
        requirePosition(text, position);
        return pick((await this.run(text, { ...variables, ...position }, options)) as Result);
      },
      { ...(after && { after }), ...(offset && { offset }) },
    );
  }

  /**
   * Yields the changes of records in batches, with a position to continue from. Throws UpliftError if the
   * position is too old (`isExpiredPosition`). Needs staff, or a token of staff with the scope `records:read`.
   */
  changes(options: ChangeOptions = {}): AsyncGenerator<ChangeFeed, void, undefined> {
    return changeBatches(
      async (text, variables) =>
        (await this.run(text, variables, { signal: options.signal })) as { changes: ChangeFeed },
      options,
    );
  }

  private run(text: string, variables: object, options: CallOptions): Promise<unknown> {
    const { signal, idempotencyKey = crypto.randomUUID() } = options;
    // Sent with each operation: queries ignore it.
    const headers = { 'idempotency-key': idempotencyKey };
    const attempt = () => this.authenticated({ text, variables, headers, signal });
    return withRetries(attempt, this.retries, this.onRetry, signal);
  }

  /** Sends a request, and once more if its access token had expired. */
  private async authenticated(request: Parameters<Send>[0]): Promise<unknown> {
    const authorization = await this.authentication.authorization();
    try {
      return (await this.send(withAuthorization(request, authorization))).data;
    } catch (error) {
      if (!(error instanceof UpliftError) || !(await this.authentication.renew(authorization, error)))
        throw error;
      return (await this.send(withAuthorization(request, await this.authentication.authorization()))).data;
    }
  }
}

const withAuthorization = (request: Parameters<Send>[0], authorization: string | undefined) => ({
  ...request,
  headers: { ...request.headers, ...(authorization && { authorization }) },
});
