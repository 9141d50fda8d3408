import { createHash } from 'node:crypto';
import type { QueryResultRow } from 'pg';
import type { Database, NamedStatement, Statement } from '../database/database.js';

/** A long list as it is answered: in batches, so that memory stays flat however many records there are. */
export interface RecordList<Row> {
  /** Of all records, whichever part of them is asked for. */
  totalCount: number;
  /** Another one whenever any record has changed. */
  version: string;
  batches: AsyncIterable<Row[]>;
}

/** Which part of the list; without a limit all that follow. */
export interface ListPart {
  limit?: number;
  offset: number;
}

/** How a list is read. `Key` is what its records are sorted by, in full. */
export interface ListSource<Row, Key extends unknown[]> {
  /** Answers `total` and `version` of the whole list. */
  head: NamedStatement;
  /** Takes the key of the last record before the batch, its size, and how many records to skip. */
  batch: Statement;
  /** Less than the key of any record. */
  start: Key;
  keyOf: (row: Row) => Key;
}

const BATCH = 50;

/**
 * The part of a list, read a batch at a time, each where the one before ended: no connection is held while the reader
 * takes its time.
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
    const rows = await database.readInTurn<Row>(batch, [...after, size, skip]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = keyOf(last);
    left -= rows.length;
  }
}

/** The part of a list that is short enough to be at hand. */
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

/** The same list with each record as `map` shows it. */
export function mapList<Row, Shown>(list: RecordList<Row>, map: (row: Row) => Shown): RecordList<Shown> {
  return {
    ...list,
    batches: (async function* () {
      for await (const rows of list.batches) yield rows.map(map);
    })(),
  };
}

/**
 * SQL that tells whether any row of `from` has changed: PostgreSQL marks each row with the transaction that wrote it.
 * `of` is the alias of the rows, `id` what makes each of them unlike the others.
 */
export const changesOf = (from: string, of: string, id = `${of}.id`) =>
  `(SELECT coalesce(sum(hashtextextended(${id} || ' ' || ${of}.xmin::text, 0)), 0)::text FROM ${from})`;

const hashOf = (text: string) => createHash('sha1').update(text).digest('base64url');
