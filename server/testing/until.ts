const LOOK_AGAIN_MS = 50;
/** Enough for a machine four times slower than most: waiting longer would only delay what a failing test has to say. */
const PATIENCE_MS = 120_000;

/**
 * Waits until `look` finds something, and returns it. Throws after two minutes with where it was waited for, and with
 * `what` for: by default the source of `look`.
 */
export async function until<T>(
  look: () => T | Promise<T | null | false | undefined> | null | false | undefined,
  what: () => string = () => String(look),
): Promise<T> {
  const waitedFor = new Error();
  for (let left = PATIENCE_MS; left > 0; left -= LOOK_AGAIN_MS) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  waitedFor.message = `Not there after ${PATIENCE_MS / 1000} s: ${what()}`;
  throw waitedFor;
}
