const LOOK_AGAIN_MS = 50;
/** Enough for a machine four times slower than most: waiting longer would only delay what a failing test has to say. */
const PATIENCE_MS = 120_000;

/** Waits until what is looked for is there, and returns it. Throws after two minutes, saying where it was waited for. */
export async function until<T>(look: () => Promise<T | null | false | undefined>): Promise<T> {
  const waitedFor = new Error(`Not there after ${PATIENCE_MS / 1000} s: ${look}`);
  for (let left = PATIENCE_MS; left > 0; left -= LOOK_AGAIN_MS) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  throw waitedFor;
}
