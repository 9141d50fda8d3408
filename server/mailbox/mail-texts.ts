import DataLoader from 'dataloader';
import type { Statement } from '../platform/database/database.js';
import { carriesKey, NO_LONGER_KEPT, NOT_KEPT } from '../platform/mail/mail-secrets.js';
import type { RequestContext } from '../platform/request-context.js';

export interface MailWords {
  bodyText: string;
  bodyHtml: string;
}

const WORDS: Statement = {
  name: 'mail-texts',
  text: `SELECT id::text, kind, body_text AS "bodyText", body_html AS "bodyHtml" FROM mail_delivery
    WHERE id = ANY ($1::bigint[])`,
};

const only = (text: string): MailWords => ({ bodyText: text, bodyHtml: text });

const loaders = new WeakMap<RequestContext, DataLoader<string, MailWords>>();

/**
 * Returns the loader of mail texts by id, for staff. Runs one statement for all mails of a request. Where
 * mail really leaves, staff do not see mails with secret keys, which are for their recipients only; a local
 * mailbox shows them.
 */
export function mailWords(context: RequestContext): DataLoader<string, MailWords> {
  const known = loaders.get(context);
  if (known) return known;
  const { database, mail: transport } = context.app;
  const readable = ({ kind, bodyText, bodyHtml }: MailWords & { kind: string }) => {
    if (transport.kind !== 'mailbox' && carriesKey(kind)) return only(NOT_KEPT);
    return bodyText === '' ? only(NO_LONGER_KEPT) : { bodyText, bodyHtml };
  };
  const loader = new DataLoader<string, MailWords>(async (ids) => {
    const rows = await database.read<MailWords & { id: string; kind: string }>(WORDS, [ids]);
    const byId = new Map(rows.map((row) => [row.id, readable(row)]));
    return ids.map((id) => byId.get(id) ?? only(NO_LONGER_KEPT));
  });
  loaders.set(context, loader);
  return loader;
}
