import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput, text } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { all } from '../lists/conditions.js';
import { readCursor, writeCursor } from '../lists/keyset.js';
import { pageOf, pageSize } from '../lists/page.js';
import type { RecordHistory } from './record-history.js';
import type { TrashConnection, TrashEntry } from './trash.type.js';

const MAX_PAGE = 200;
const deletionId = z.string().regex(/^\d{1,18}$/);

const pageSchema = z.object({
  search: text(100).nullish(),
  first: pageSize(MAX_PAGE),
  after: z.string().nullish(),
});

/** Returns the SQL conditions for deleted records `d` of a type that match a search text. */
export const inTrash = (subject: string, search: string | null | undefined): Sql[] => [
  sql`d.subject_type = ${subject}::text`,
  ...(search ? [sql`d.searched_text LIKE '%' || ${foldForLike(search)} || '%'`] : []),
];

/** The deleted records for callers who may not read them. */
export const EMPTY_TRASH: TrashConnection = { ...pageOf([], 1, () => ''), totalCount: 0 };

export interface TrashPage {
  search?: string | null;
  first: number;
  after?: string | null;
}

/**
 * Returns the deleted records of a type, latest first (A155). The audience limits callers to Admin. One
 * statement.
 * @throws AppError BAD_USER_INPUT
 */
export async function listTrash(
  context: RequestContext,
  { records: { subject } }: RecordHistory,
  page: TrashPage,
): Promise<TrashConnection> {
  const { search, first, after } = parseInput(pageSchema, page);
  const { database, config } = context.app;
  const found = all(inTrash(subject, search));
  const order = `trash of ${subject}`;
  const further = after
    ? sql`d.id < ${readCursor(order, after, z.tuple([deletionId]))[0]}::bigint`
    : sql`true`;
  const me = userOf(context)?.id ?? null;
  const statement = sql`SELECT (SELECT count(*)::integer FROM deleted_record d WHERE ${found}) AS total, (
    SELECT coalesce(json_agg(e), '[]') FROM (
      SELECT d.id::text AS cursor, d.subject_id AS "recordId", d.title, d.deleted_at AS "deletedAt",
        d.deleted_at + make_interval(days => ${config.retention.trash}::integer) AS "storedUntil",
        json_build_object('kind', CASE WHEN d.deleted_by_kind <> 'user' THEN d.deleted_by_kind
          WHEN u.id = ${me}::integer THEN 'you' WHEN u.id IS NULL THEN 'former' ELSE 'person' END,
          'name', coalesce(u.full_name, u.email)) AS "deletedBy"
      FROM deleted_record d
        LEFT JOIN user_account u ON d.deleted_by_kind = 'user' AND u.id = d.deleted_by_id
      WHERE ${found} AND ${further} ORDER BY d.id DESC LIMIT ${first + 1}) e) AS entries`;
  const row = await database.readOne<{ total: number; entries: (TrashEntry & { cursor: string })[] }>(
    prepared('trash', statement),
  );
  return {
    ...pageOf(row?.entries ?? [], first, ({ cursor }) => writeCursor(order, [cursor])),
    totalCount: row?.total ?? 0,
  };
}
