/** The time in milliseconds that the provider may take for a response, while users wait. */
const TIMEOUT_MS = 5_000;

/** An error for a provider that did not respond or reported a fault. It says nothing about the user. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

type Options = Pick<RequestInit, 'method' | 'redirect'> & {
  body?: unknown;
  headers?: unknown;
};

/**
 * Calls the provider and reads its whole response within seconds.
 * @throws ProviderUnreachable if it does not respond or reports a fault
 */
export async function providerFetch(
  url: string,
  { method, redirect, body, headers }: Options,
): Promise<Response> {
  try {
    const request = { method, redirect, body, headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const answer = await fetch(url, request as RequestInit);
    if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`);
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
  } catch (error) {
    throw new ProviderUnreachable(`${new URL(url).host}: ${causeOf(error)}`, { cause: error });
  }
}

const causeOf = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message} (${cause.message})` : message;
};

/** Returns true if an unreachable provider caused the error, however deeply libraries have wrapped it. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderUnreachable) return true;
  return false;
}
