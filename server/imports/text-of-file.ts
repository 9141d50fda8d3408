import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { badField } from '../platform/errors.js';

/** As much of a file as tells how it is written. */
const START_BYTES = 64 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/**
 * The text of a file, piece by piece: UTF-8 with or without its mark, UTF-16 as Excel saves "Unicode text", and what
 * cannot be UTF-8 as Windows-1252.
 * @throws AppError BAD_USER_INPUT for what is no text at all
 */
export async function* textOfFile(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(path));
  for await (const bytes of createReadStream(path)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function encodingOf(path: string): Promise<Encoding> {
  const start = await startOf(path);
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start.includes(0))
    throw badField('file', 'This is not a CSV file. In a spreadsheet, choose Save as, then CSV UTF-8.');
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252';
}

async function startOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true });
    decoder.decode();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}
