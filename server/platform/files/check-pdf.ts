import { open } from 'node:fs/promises';
import { damagedDocument } from './document-faults.js';
import type { ArrivedFile } from './incoming-file.js';

const TAIL_BYTES = 2048;
const END = /startxref\s+(\d{1,10})\s+%%EOF\s*$/;
/** Where the end of a file points to: a table of its objects, or a stream that holds one. */
const TABLE = /^\s*(xref\b|\d+\s+\d+\s+obj\b)/;

/**
 * A whole PDF: it ends as one, and the end leads to the table of its objects.
 * @throws AppError BAD_USER_INPUT
 */
export async function checkPdf({ path, sizeBytes }: ArrivedFile): Promise<'pdf'> {
  const handle = await open(path);
  const textAt = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  };
  try {
    const tail = await textAt(Math.max(0, sizeBytes - TAIL_BYTES), TAIL_BYTES);
    const [, table] = END.exec(tail) ?? [];
    if (table === undefined || !TABLE.test(await textAt(Number(table), 64))) throw damagedDocument();
    return 'pdf';
  } finally {
    await handle.close();
  }
}
