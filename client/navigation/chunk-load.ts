/** Thrown if the code of a screen could not be loaded; the error page offers to try again. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds after which loading a screen counts as failed (R049). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Loads the code of a screen; throws ChunkLoadError after 120 seconds or if loading fails (R049). */
export async function withLoadTimeout<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError('This page took too long to load.')),
      CHUNK_LOAD_TIMEOUT,
    );
  });
  try {
    return await Promise.race([load(), late]);
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error;
    throw new ChunkLoadError('We couldn’t load this page.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
