import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database, NamedStatement, Statement } from '../../platform/database/database.js';

/** A long list in batches, so that memory use does not grow with its length. */
export interface RecordList<Row> {
  /** The number of all records, whatever part is requested. */
  totalCount: number;
  /** A version that differs whenever any record has changed. */
  version: string;
  batches: AsyncIterable<Row[]>;
}

/** The requested part of a list. Without a limit, all records after the offset. */
export interface ListPart {
  limit?: number;
  offset: number;
}

/** The statements of a list. `Key` is the complete sort key of its records. */
export interface ListSource<Row, Key extends unknown[]> {
  /** The statement that returns `total` and `version` of the whole list. */
  head: NamedStatement;
  /**
   * The statement of a batch. Its values are the key of the last record before it, its size, and the number
   * of records to skip.
   */
  batch: Statement;
  /** A key that is less than that of any record. */
  start: Key;
  keyOf: (row: Row) => Key;
}

const BATCH = 50;

/**
 * Returns a part of a list. It is read batch by batch, each from where the last one ended, so that no
 * connection is held while the reader is busy.
 */
export async function listRecords<Row extends QueryResultRow, Key extends unknown[]>(
  database: Database,
  source: ListSource<Row, Key>,
  part: ListPart,
): Promise<RecordList<Row>> {
  const head = await database.readOneShared<{ total: number; version: string }>(source.head);
  return {
    totalCount: head?.total ?? 0,
    version: hashOf(head?.version ?? ''),
    batches: batchesOf(database, source, part),
  };
}

async function* batchesOf<Row extends QueryResultRow, Key extends unknown[]>(
  database: Database,
  { batch, start, keyOf }: ListSource<Row, Key>,
  { limit = Number.POSITIVE_INFINITY, offset }: ListPart,
): AsyncGenerator<Row[]> {
  let after = start;
  for (let left = limit, skip = offset; left > 0; skip = 0) {
    const size = Math.min(BATCH, left);
    const rows = await database.readSerialized<Row>(batch, [...after, size, skip]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = keyOf(last);
    left -= rows.length;
  }
}

/** Returns a part of a list that is short enough to be in memory. */
export function partOf<Row>(rows: Row[], { limit, offset }: ListPart): RecordList<Row> {
  const part = rows.slice(offset, limit === undefined ? undefined : offset + limit);
  return {
    totalCount: rows.length,
    version: hashOf(JSON.stringify(rows)),
    batches: (async function* () {
      yield part;
    })(),
  };
}

/** Returns the list with each record converted by `map`. */
export function mapList<Row, Shown>(list: RecordList<Row>, map: (row: Row) => Shown): RecordList<Shown> {
  return {
    ...list,
    batches: (async function* () {
      for await (const rows of list.batches) yield rows.map(map);
    })(),
  };
}

/**
 * Returns SQL of a text that differs if any row of `from` has changed: PostgreSQL marks each row with the
 * transaction that wrote it. `of` is the alias of the rows, and `id` identifies each of them.
 */
export const changesOf = (from: string, of: string, id = `${of}.id`) =>
  `(SELECT coalesce(sum(hashtextextended(${id} || ' ' || ${of}.xmin::text, 0)), 0)::text FROM ${from})`;

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url');
