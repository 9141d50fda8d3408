const LOOK_AGAIN_MS = 50;

/** Waits until what is looked for is there, for as long as the test may take. */
export async function until<T>(look: () => Promise<T | null | false | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
