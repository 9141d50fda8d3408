import { z } from 'zod';
import type { App } from '../app.js';
import type { Statement } from '../database/database.js';
import { pageSize, parseInput, text } from '../input.js';
import type { MailDeliveryConnection, MailInLedger } from './mail-delivery.type.js';
import { carriesKey, NOT_KEPT } from './mail-secrets.js';
import type { MailStatus } from './mail-status.js';

const MAX_PAGE = 200;

const pageSchema = z.object({
  search: text(100).nullish(),
  status: z.enum(['queued', 'sent', 'failed']).nullish(),
  first: pageSize(MAX_PAGE),
  after: z
    .string()
    .regex(/^\d{1,18}$/, 'This is not a cursor.')
    .nullish(),
});

const MAIL = `json_build_object('id', m.id::text, 'kind', m.kind, 'toAddress', m.to_address, 'cc', m.cc,
  'replyTo', m.reply_to, 'subject', m.subject, 'bodyText', m.body_text, 'bodyHtml', m.body_html,
  'status', m.status, 'error', m.error, 'attempts', m.attempts, 'createdAt', m.created_at, 'sentAt', m.sent_at)`;

const MATCHES = `($1::text IS NULL OR fold(m.to_address || ' ' || m.subject) LIKE '%' || fold($1) || '%')
  AND ($2::text IS NULL OR m.status = $2)`;

const PAGE: Statement = {
  name: 'mailbox-page',
  text: `
    SELECT (SELECT count(*)::integer FROM mail_delivery m WHERE ${MATCHES}) AS total,
      (SELECT coalesce(json_agg(${MAIL} ORDER BY m.id DESC), '[]') FROM (
        SELECT * FROM mail_delivery m WHERE ${MATCHES} AND ($3::bigint IS NULL OR m.id < $3)
        ORDER BY m.id DESC LIMIT $4) m) AS mails`,
};
const ONE: Statement = {
  name: 'mailbox-mail',
  text: `SELECT ${MAIL} AS mail FROM mail_delivery m WHERE m.id = $1`,
};

export interface MailboxPage {
  search?: string | null;
  status?: MailStatus | null;
  first: number;
  after?: string | null;
}

/** Mail of the ledger, newest first; `after` is the id of the last mail of the page before. */
export async function listMail(
  { database, mail: transport }: App,
  page: MailboxPage,
): Promise<MailDeliveryConnection> {
  const { search, status, first, after } = parseInput(pageSchema, page);
  const wanted = [search?.replace(/[\\%_]/g, '\\$&') || null, status ?? null, after ?? null, first + 1];
  const row = await database.readOne<{ total: number; mails: MailInLedger[] }>(PAGE, wanted);
  const mails = row?.mails ?? [];
  const nodes = mails.slice(0, first).map((mail) => readable(mail, transport.kind));
  return {
    nodes,
    totalCount: row?.total ?? 0,
    pageInfo: { hasNextPage: mails.length > first, endCursor: nodes.at(-1)?.id ?? null },
  };
}

/** One mail, or null. */
export async function loadMail({ database, mail: transport }: App, id: string): Promise<MailInLedger | null> {
  const mailId = parseInput(z.string().regex(/^\d{1,18}$/, 'An id is a whole number.'), id);
  const row = await database.readOne<{ mail: MailInLedger }>(ONE, [mailId]);
  return row && readable(row.mail, transport.kind);
}

/** Where mail really leaves, its keys are for their owners alone; the local mailbox is how they are read. */
function readable(mail: MailInLedger, transport: 'smtp' | 'mailbox'): MailInLedger {
  if (transport === 'mailbox' || !carriesKey(mail.kind)) return mail;
  return { ...mail, bodyText: NOT_KEPT, bodyHtml: NOT_KEPT };
}
