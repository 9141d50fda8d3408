import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Row } from '../row.js';
import { copyLine } from './copy-text.js';

/** The approximate size of a piece in characters. */
const PIECE = 64 * 1024;

/**
 * Streams rows into a table through COPY. The columns are the keys of the first row.
 * @returns the number of rows
 * @throws the error of the database if it refuses a row
 */
export async function copyRows(client: Client, table: string, rows: Iterable<Row>): Promise<number> {
  const iterator = rows[Symbol.iterator]();
  let next = iterator.next();
  if (next.done) return 0;
  const columns = Object.keys(next.value);
  const stream = client.query(copyFrom(`COPY ${table} (${columns.join(', ')}) FROM STDIN`));
  const done = finished(stream);
  done.catch(() => undefined);
  let piece = '';
  let count = 0;
  while (!next.done) {
    piece += copyLine(columns, next.value);
    count += 1;
    if (piece.length > PIECE) {
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), done]);
      piece = '';
    }
    next = iterator.next();
  }
  stream.end(piece);
  await done;
  return count;
}
