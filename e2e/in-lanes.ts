/** So many pages wait beside each other; more would only take the processors from each other. */
const LANES = 4;

/** Sees to each in turn, several at a time: a page that is waited for leaves its time to the others. */
export async function inLanes<T>(
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
