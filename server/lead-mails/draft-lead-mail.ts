import { type ConfirmedContact, confirmedContact } from '../leads/convert-lead.js';
import { parseInput } from '../platform/input.js';
import { fillRichText } from '../platform/mail/fill-rich-text.js';
import { fillLine } from '../platform/mail/placeholders.js';
import { staffKeeper } from '../platform/records/staff-keeper.js';
import type { RequestContext } from '../platform/request-context.js';
import { type LeadMailKind, type LeadMailValues, placeholdersOf } from './lead-mail.kinds.js';
import {
  addressesOf,
  answersTo,
  buyerValues,
  factsOfLead,
  type LeadMailFacts,
  supplierValues,
} from './lead-mail-facts.read-model.js';
import { templateOf } from './mail-template.read-model.js';

/** A mail as staff find it before they send it. */
export interface LeadMailDraft {
  subject: string;
  body: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string | null;
}

type Words = Pick<LeadMailDraft, 'subject' | 'body'>;

/** What a template says of these values, which stand in it as words and never as markup. */
export function fillTemplate<Kind extends LeadMailKind>(
  kind: Kind,
  { subject, body }: Words,
  values: LeadMailValues<Kind>,
): Words {
  return { subject: fillLine(subject, values), body: fillRichText(body, placeholdersOf[kind], values) };
}

/** What a mail of the kind says of these values, to these addresses. */
export async function draftOf<Kind extends LeadMailKind>(
  { app }: RequestContext,
  kind: Kind,
  values: LeadMailValues<Kind>,
  { to, replyTo }: Pick<LeadMailDraft, 'to' | 'replyTo'>,
): Promise<LeadMailDraft> {
  const words = fillTemplate(kind, await templateOf(app.database, kind), values);
  return { ...words, to, cc: [], bcc: [], replyTo };
}

/** What the template of a kind is filled in with, of the records. */
export const valuesOf = (
  context: RequestContext,
  kind: LeadMailKind,
  facts: LeadMailFacts,
  contact: ConfirmedContact,
): LeadMailValues<LeadMailKind> =>
  kind === 'lead.to-buyer' ? buyerValues(context, facts) : supplierValues(context, facts, contact);

/**
 * A mail about a lead as its template has it, for staff to change and send (C096, C098): to the buyer of the lead, or to
 * the supplier with the contact as it was confirmed.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, or CONFLICT where the supplier has heard of the lead
 */
export async function draftLeadMail(
  context: RequestContext,
  kind: LeadMailKind,
  leadId: number,
  confirmed: object | null,
): Promise<LeadMailDraft> {
  staffKeeper(context);
  const contact = parseInput(confirmedContact, confirmed ?? {});
  const facts = await factsOfLead(context, leadId, kind);
  const to = addressesOf(kind === 'lead.to-buyer' ? facts.fromEmail : facts.supplierEmail);
  const values = valuesOf(context, kind, facts, contact);
  return draftOf(context, kind, values, { to, replyTo: answersTo(context) });
}
