/** The number of pages that wait in parallel. More would only compete for the processors. */
const LANES = 4;

/** Handles all items, several at a time: while one page waits, the others continue. */
export async function inParallel<T>(
  all: readonly T[],
  see: (each: T) => Promise<void>,
  lanes = LANES,
): Promise<void> {
  const waiting = [...all];
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await see(next);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
