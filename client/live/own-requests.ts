/** The number of requests to remember; a change's event and its response arrive almost together. */
const MAX_REQUESTS = 50;

const own = new Set<string>();

/** Remembers that this tab has sent the request with this ID. */
export function recordOwnRequest(id: string | null | undefined): void {
  if (!id) return;
  own.add(id);
  if (own.size > MAX_REQUESTS) own.delete(own.values().next().value ?? '');
}

/** Returns true if this tab made the change itself: its result is already shown (R166). */
export const isOwnRequest = (id: string | null): boolean => id !== null && own.has(id);
