import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { type ColumnList, readColumnList } from '../../kits/lists/column-list.js';
import type { KeysetPageOf } from '../../kits/lists/keyset-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import { requireLetters } from '../../kits/lists/quick-search.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { type JsonColumns, jsonObject } from '../../platform/database/json-object.sql.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput } from '../../platform/input.js';
import type { MailStatus } from '../../platform/mail/mail-status.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { MailInLedger } from './mail-delivery.type.js';

/** The number up to which mails are counted. */
export const MAX_COUNTED = 1000;

/** A mail as the statements return it: without its text, which is loaded on request. */
type LedgerEntry = Omit<MailInLedger, 'bodyText' | 'bodyHtml'>;

const columns: JsonColumns<LedgerEntry> = {
  id: sql`m.id::text`,
  kind: sql`m.kind`,
  toAddress: sql`m.to_address`,
  alsoTo: sql`m.also_to`,
  cc: sql`m.cc`,
  bcc: sql`m.bcc`,
  replyTo: sql`m.reply_to`,
  subject: sql`m.subject`,
  status: sql`m.status`,
  error: sql`m.error`,
  attempts: sql`m.attempts`,
  createdAt: sql`m.created_at`,
  sentAt: sql`m.sent_at`,
  sentAgainAt: sql`m.sent_again_at`,
  bouncedAt: sql`m.bounced_at`,
};

/** Addresses and subjects in one folded text, with a trigram index. */
const indexed = raw('m.searched_text');

/** The columns by which the list of mails can be filtered and sorted. */
export const mailColumns: ListColumns = {
  id: { kind: 'number', value: raw('m.id'), stored: 'bigint' },
  createdAt: { kind: 'instant', value: raw('m.created_at'), stored: 'timestamptz' },
  toAddress: { kind: 'text', value: raw('m.to_address'), stored: 'text', indexed },
  subject: { kind: 'text', value: raw('m.subject'), stored: 'text', indexed },
  kind: { kind: 'choice', value: raw('m.kind'), stored: 'text' },
  status: { kind: 'choice', value: raw('m.status'), stored: 'text' },
  attempts: { kind: 'number', value: raw('m.attempts'), stored: 'integer' },
  error: { kind: 'text', value: raw('m.error'), unsorted: true },
  sentAt: { kind: 'instant', value: raw('m.sent_at') },
};

/**
 * The condition of a search: part of an address or subject, or the id of the mail.
 * @throws AppError BAD_USER_INPUT for fewer letters than the index can look up
 */
function found(text: string) {
  const numbered = /^\d{1,9}$/.test(text) ? sql`m.id = ${Number(text)}::integer` : null;
  if (numbered && text.length < 3) return numbered;
  requireLetters('filter.search', text);
  const named = sql`m.searched_text LIKE '%' || ${foldForLike(text)} || '%'`;
  return numbered ? sql`(${numbered} OR ${named})` : named;
}

/** All mails as a list, for staff, newest first by default. */
export const allMails: ColumnList<LedgerEntry> = {
  label: 'mails',
  table: sql`mail_delivery`,
  alias: sql`m`,
  conditions: [],
  columns,
  listed: mailColumns,
  search: found,
  sort: { column: 'id', direction: 'DESC' },
  long: { mostCounted: MAX_COUNTED },
};

export interface MailsRequest {
  search?: string | null;
  status?: MailStatus | null;
  filter?: ListFilter | null;
  sort?: ListSort | null;
  first: number;
  after?: string | null;
}

/**
 * Returns one page of mails, in one statement. `totalCount` is at most MAX_COUNTED.
 * @throws AppError BAD_USER_INPUT
 */
export async function listMails(
  { app }: RequestContext,
  { search, status, filter, sort, first, after }: MailsRequest,
): Promise<KeysetPageOf<MailInLedger>> {
  const ofStatus = status ? [{ column: 'status', test: 'one-of' as const, values: [status] }] : [];
  const requested = {
    ...filter,
    search: filter?.search ?? search,
    columns: [...(filter?.columns ?? []), ...ofStatus],
  };
  const page = await readColumnList(app.database, allMails, { filter: requested, sort, first, after });
  return page as KeysetPageOf<MailInLedger>;
}

const mailId = z.string().regex(/^\d{1,18}$/, 'An ID must be a whole number.');

/** Returns a mail, or null if there is none. */
export async function loadMail({ app }: RequestContext, id: string): Promise<MailInLedger | null> {
  const one = sql`FROM mail_delivery m WHERE m.id = ${parseInput(mailId, id)}::bigint`;
  const statement = prepared('mail', sql`SELECT ${jsonObject(columns, null, one)} AS mail`);
  const row = await app.database.readOne<{ mail: LedgerEntry | null }>(statement);
  return (row?.mail ?? null) as MailInLedger | null;
}
