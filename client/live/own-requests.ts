/** Those that may still be told of; the announcement of a change and the answer to whoever made it come at once. */
const KEPT = 50;

const own = new Set<string>();

/** Keeps in mind that this tab has sent the request that the server calls so. */
export function noteOwnRequest(id: string | null | undefined): void {
  if (!id) return;
  own.add(id);
  if (own.size > KEPT) own.delete(own.values().next().value ?? '');
}

/** Whether this tab has made a change itself: what it answered is shown already (R166). */
export const isOwnRequest = (id: string | null): boolean => id !== null && own.has(id);
