import { open } from 'node:fs/promises';

const SIGNATURE_BYTES = 8;
/** The bytes at the start of a chunk: its length, its type, and the number of pictures in an acTL chunk. */
const CHUNK_START_BYTES = 12;
/** The bytes of a chunk besides its data: length, type and checksum. */
const AROUND_BYTES = 12;
/** Far more chunks than any file has before its picture. */
const MAX_CHUNKS = 10_000;

/** Returns true if a PNG has several pictures. It declares them before the first one. */
export async function isAnimatedPng(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    let at = SIGNATURE_BYTES;
    for (let count = 0; count < MAX_CHUNKS; count++) {
      const { buffer, bytesRead } = await handle.read(
        Buffer.alloc(CHUNK_START_BYTES),
        0,
        CHUNK_START_BYTES,
        at,
      );
      if (bytesRead < CHUNK_START_BYTES) return false;
      const type = buffer.toString('latin1', 4, 8);
      if (type === 'acTL') return buffer.readUInt32BE(8) > 1;
      if (type === 'IDAT') return false;
      at += buffer.readUInt32BE(0) + AROUND_BYTES;
    }
    return false;
  } finally {
    await handle.close();
  }
}
