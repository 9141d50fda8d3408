import type { Database, Statement } from '../platform/database/database.js';

/** A supplier or good cause that is public. */
export interface NewRecord {
  type: 'SUPPLIER' | 'GOOD_CAUSE';
  id: number;
  name: string;
  /** The beginning of its description as plain text. Null if it has none. */
  summary: string | null;
  /** The time at which it was first public. */
  publishedAt: Date;
}

/** The maximum number of records. Feed readers fetch the feed often enough to miss none. */
const MAX_RECORDS = 50;
const SUMMARY_LENGTH = 300;

const summary = (text: string) => `left(readable_text(${text}), ${SUMMARY_LENGTH})`;
const latest = (type: NewRecord['type'], table: string, text: string, isPublic: string) =>
  `(SELECT p.record_type AS type, r.id, r.name, ${summary(text)} AS summary, p.published_at AS "publishedAt"
    FROM published_record p JOIN ${table} r ON r.id = p.record_id
    WHERE p.record_type = '${type}' AND ${isPublic}
    ORDER BY p.published_at DESC, r.id DESC LIMIT ${MAX_RECORDS})`;

const NEW_RECORDS: Statement = {
  name: 'new-records',
  text: `SELECT * FROM (
    ${latest('SUPPLIER', 'supplier', 'coalesce(r.about_what_we_do, r.who_are_we, r.list_title)', 'r.listed')}
    UNION ALL ${latest('GOOD_CAUSE', 'good_cause', 'r.description', `r.status = 'Approved & Live'`)}) n
    ORDER BY "publishedAt" DESC, type, id DESC LIMIT ${MAX_RECORDS}`,
};

/** Returns the listed suppliers and approved good causes that were first public most recently, newest first. */
export const listNewRecords = (database: Database): Promise<NewRecord[]> =>
  database.read<NewRecord & Record<string, unknown>>(NEW_RECORDS, []);
