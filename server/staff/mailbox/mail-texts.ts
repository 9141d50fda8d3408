import DataLoader from 'dataloader';
import { hasScope } from '../../platform/audience.js';
import type { Statement } from '../../platform/database/database.js';
import {
  carriesKey,
  scopeOfLinks,
  TEXT_EXPIRED,
  TEXT_NOT_STORED,
  textHidden,
} from '../../platform/mail/mail-secrets.js';
import { apiTokenOf, type RequestContext } from '../../platform/request-context.js';

export interface MailText {
  bodyText: string;
  bodyHtml: string;
}

const WORDS: Statement = {
  name: 'mail-texts',
  text: `SELECT id::text, kind, body_text AS "bodyText", body_html AS "bodyHtml" FROM mail_delivery
    WHERE id = ANY ($1::bigint[])`,
};

const only = (text: string): MailText => ({ bodyText: text, bodyHtml: text });

const loaders = new WeakMap<RequestContext, DataLoader<string, MailText>>();

/**
 * Returns the loader of mail texts by id, for staff. Runs one statement for all mails of a request. Where
 * mail really leaves, staff do not see mails with secret keys, which are for their recipients only; a local
 * mailbox shows them to people who are signed in, and never to API tokens, which could take over accounts. API
 * tokens see mails with links to other data only with the scope to change that data.
 */
export function mailTexts(context: RequestContext): DataLoader<string, MailText> {
  const known = loaders.get(context);
  if (known) return known;
  const { database, mail: transport } = context.app;
  const hidesKeys = transport.kind !== 'mailbox' || apiTokenOf(context) !== null;
  const readable = ({ kind, bodyText, bodyHtml }: MailText & { kind: string }) => {
    if (hidesKeys && carriesKey(kind)) return only(TEXT_NOT_STORED);
    const scope = scopeOfLinks(kind);
    if (scope && !hasScope(scope, context.actor)) return only(textHidden(scope));
    return bodyText === '' ? only(TEXT_EXPIRED) : { bodyText, bodyHtml };
  };
  const loader = new DataLoader<string, MailText>(async (ids) => {
    const rows = await database.read<MailText & { id: string; kind: string }>(WORDS, [ids]);
    const byId = new Map(rows.map((row) => [row.id, readable(row)]));
    return ids.map((id) => byId.get(id) ?? only(TEXT_EXPIRED));
  });
  loaders.set(context, loader);
  return loader;
}
