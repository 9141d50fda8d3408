import sql, { raw, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import type { App } from '../app.js';
import type { Statement } from '../database/database.js';
import { foldForLike } from '../database/fold-for-like.js';
import { parseInput, text } from '../input.js';
import { all, is } from '../lists/conditions.js';
import { pageOf, pageSize } from '../lists/page.js';
import type { MailDeliveryConnection, MailInLedger } from './mail-delivery.type.js';
import type { MailStatus } from './mail-status.js';

const MAX_PAGE = 200;
/** Mails are counted up to here: counting millions takes longer than finding fifty. */
export const MOST_COUNTED = 1000;
/** What the index of the search is made of. */
const LEAST_SEARCHED = 3;

const pageSchema = z.object({
  search: text(100)
    .refine((value) => value === '' || value.length >= LEAST_SEARCHED, {
      message: `Please give at least ${LEAST_SEARCHED} letters.`,
    })
    .nullish(),
  status: z.enum(['queued', 'sent', 'failed']).nullish(),
  first: pageSize(MAX_PAGE),
  after: z
    .string()
    .regex(/^\d{1,18}$/, 'This is not a cursor.')
    .nullish(),
});

/** A mail without its words, which are read for those whose words are asked for. */
const MAIL = raw(`json_build_object('id', m.id::text, 'kind', m.kind, 'toAddress', m.to_address, 'cc', m.cc,
  'replyTo', m.reply_to, 'subject', m.subject, 'status', m.status, 'error', m.error, 'attempts', m.attempts,
  'createdAt', m.created_at, 'sentAt', m.sent_at)`);

/**
 * The statement of a page, with the filters that are set alone. It has no name, so that it is planned for its words. The
 * matches are looked up until there are too many to count; a page of few is taken out of them, a page of many is found
 * fastest among the latest mails.
 */
function pageStatement({ search, status, first, after }: z.output<typeof pageSchema>): Sql {
  const wanted = all([
    ...(search ? [sql`m.searched_text LIKE '%' || ${foldForLike(search)} || '%'`] : []),
    ...is(sql`m.status`, status, sql`text`),
  ]);
  const further = after ? sql`m.id < ${after}` : sql`true`;
  const page = (condition: Sql) => sql`(SELECT coalesce(json_agg(${MAIL} ORDER BY m.id DESC), '[]') FROM (
    SELECT * FROM mail_delivery m WHERE ${condition} AND ${further} ORDER BY m.id DESC LIMIT ${first + 1}) m)`;
  return sql`
    WITH found AS MATERIALIZED (SELECT m.id FROM mail_delivery m WHERE ${wanted} LIMIT ${MOST_COUNTED}),
      counted AS (SELECT count(*)::integer AS total FROM found)
    SELECT total, CASE WHEN total < ${MOST_COUNTED} THEN ${page(sql`m.id IN (SELECT id FROM found)`)}
      ELSE ${page(wanted)} END AS mails
    FROM counted`;
}

const ONE: Statement = {
  name: 'mailbox-mail',
  text: `SELECT ${MAIL.text} AS mail FROM mail_delivery m WHERE m.id = $1`,
};

/** What the statements answer; the words come by mail-words.ts. */
type LedgerEntry = Omit<MailInLedger, 'bodyText' | 'bodyHtml'>;

export interface MailboxPage {
  search?: string | null;
  status?: MailStatus | null;
  first: number;
  after?: string | null;
}

/**
 * Mail of the ledger, newest first; `after` is the id of the last mail of the page before. `totalCount` is MOST_COUNTED
 * where there are as many or more.
 */
export async function listMail(app: App, page: MailboxPage): Promise<MailDeliveryConnection> {
  const wanted = parseInput(pageSchema, page);
  const row = await app.database.readOne<{ total: number; mails: LedgerEntry[] }>(pageStatement(wanted));
  const { total = 0, mails = [] } = row ?? {};
  const { nodes, pageInfo } = pageOf(mails, wanted.first, ({ id }) => id);
  return { nodes: nodes as MailInLedger[], totalCount: total, pageInfo };
}

/** One mail, or null. */
export async function loadMail({ database }: App, id: string): Promise<MailInLedger | null> {
  const mailId = parseInput(z.string().regex(/^\d{1,18}$/, 'An id is a whole number.'), id);
  const row = await database.readOne<{ mail: LedgerEntry }>(ONE, [mailId]);
  return (row?.mail ?? null) as MailInLedger | null;
}
