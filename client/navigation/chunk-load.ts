/** A screen's code did not arrive; the error page offers to load it again. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Milliseconds after which a screen that has not arrived counts as failed (R049). */
const CHUNK_LOAD_TIMEOUT = 120_000;

/** Loads the code of a screen; raises ChunkLoadError after 120 seconds or when loading fails (R049). */
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
    throw new ChunkLoadError('This page could not be loaded.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
