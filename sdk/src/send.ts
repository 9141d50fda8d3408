import { type ResponseError, UpliftError, type UpliftErrorCode } from './errors.js';
import { demandedSeconds } from './retries.js';

/** A request to the endpoint. */
interface EndpointRequest {
  text: string;
  variables: object;
  headers: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** The data of a response without errors, with its headers. */
interface EndpointResponse {
  data: unknown;
  headers: Headers;
}

/** Sends a request once. Throws UpliftError. */
export type Send = (request: EndpointRequest) => Promise<EndpointResponse>;

/** Statuses of proxies and overloaded servers, which have no code of the API. */
const CODES: Readonly<Record<number, UpliftErrorCode>> = {
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
};

/** Creates the function that sends requests to an endpoint. An attempt fails after `timeoutMs`. */
export function createSend(endpoint: URL, fetchWith: typeof fetch, timeoutMs: number): Send {
  return async ({ text, variables, headers, signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const { response, body } = await receive(
      endpoint,
      () =>
        fetchWith(endpoint, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ query: text, variables }),
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
          // In a browser, the cookies of its user stay as they are.
          credentials: 'omit',
        }),
      signal,
    );
    return { data: dataOf(endpoint, response, body), headers: response.headers };
  };
}

/** Receives a response in full: a connection that is cut before its end is a network failure. */
async function receive(endpoint: URL, call: () => Promise<Response>, signal: AbortSignal | undefined) {
  try {
    const response = await call();
    return { response, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    const message = `Uplift could not be reached at ${endpoint.origin}.`;
    throw new UpliftError(message, { code: 'NETWORK', status: 0 }, cause);
  }
}

/** Returns the data of a response. Throws its errors. */
function dataOf(endpoint: URL, response: Response, body: string): unknown {
  const { status, headers } = response;
  const parsed = parse(body);
  if (parsed && !parsed.errors?.length && parsed.data) return parsed.data;
  const errors = parsed?.errors ?? [];
  const [first] = errors;
  const code =
    (first?.extensions?.code as UpliftErrorCode | undefined) ?? CODES[status] ?? 'INVALID_RESPONSE';
  const retryAfterSeconds = demandedSeconds(
    headers,
    errors.map(({ extensions }) => extensions?.retryAfterSeconds),
  );
  throw new UpliftError(
    first?.message ?? `${endpoint.href} responded with the status ${status} and no data of Uplift.`,
    {
      code,
      status,
      errors,
      data: parsed?.data ?? undefined,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    },
  );
}

function parse(body: string): { data?: unknown; errors?: ResponseError[] } | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
