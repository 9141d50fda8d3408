const POLL_EVERY_MS = 50;
/**
 * The time-out in milliseconds, enough for a machine four times slower than most. A longer one would only
 * delay the message of a failing test.
 */
const PATIENCE_MS = 120_000;

/**
 * Waits until `look` returns a result, and returns it. Throws after two minutes with the position of the call
 * and the text of `what`, by default the source of `look`.
 */
export async function until<T>(
  look: () => T | Promise<T | null | false | undefined> | null | false | undefined,
  what: () => string = () => String(look),
): Promise<T> {
  const waitedFor = new Error();
  for (let left = PATIENCE_MS; left > 0; left -= POLL_EVERY_MS) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_EVERY_MS));
  }
  waitedFor.message = `Not there after ${PATIENCE_MS / 1000} s: ${what()}`;
  throw waitedFor;
}
