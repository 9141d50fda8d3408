/** How long the provider may take for one answer: people wait for it. */
const TIMEOUT_MS = 5_000;

/** The provider did not answer, or not as one that is well. It says nothing about whoever signs in. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

type Options = Pick<RequestInit, 'method' | 'redirect'> & {
  body?: unknown;
  headers?: unknown;
};

/**
 * Calls the provider and reads its whole answer, within seconds.
 * @throws ProviderUnreachable when there is none, or when it says that it is not well
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

/** Whether the provider's silence is behind an error, however deep libraries have wrapped it. */
export function isUnreachable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof ProviderUnreachable) return true;
  return false;
}
