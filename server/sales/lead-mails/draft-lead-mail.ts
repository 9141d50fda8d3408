import { requireStaffRole } from '../../kits/records/staff-access.js';
import { requireWriteScope } from '../../platform/audience.js';
import { parseInput } from '../../platform/input.js';
import { fillRichText } from '../../platform/mail/fill-rich-text.js';
import { fillLine } from '../../platform/mail/placeholders.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type ConfirmedContact, confirmedContact } from '../leads/convert-lead.js';
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

/** A draft of a mail for staff to edit and send. */
export interface LeadMailDraft {
  subject: string;
  body: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string | null;
}

type Words = Pick<LeadMailDraft, 'subject' | 'body'>;

/** Fills a template in with these values, which are inserted as plain text, never as markup. */
export function fillTemplate<Kind extends LeadMailKind>(
  kind: Kind,
  { subject, body }: Words,
  values: LeadMailValues<Kind>,
): Words {
  return { subject: fillLine(subject, values), body: fillRichText(body, placeholdersOf[kind], values) };
}

/** Returns the draft of a mail of a kind with these values and addresses. */
export async function draftOf<Kind extends LeadMailKind>(
  { app }: RequestContext,
  kind: Kind,
  values: LeadMailValues<Kind>,
  { to, replyTo }: Pick<LeadMailDraft, 'to' | 'replyTo'>,
): Promise<LeadMailDraft> {
  const words = fillTemplate(kind, await templateOf(app.database, kind), values);
  return { ...words, to, cc: [], bcc: [], replyTo };
}

/** Returns the values from the records for the template of a kind. */
export const valuesOf = (
  context: RequestContext,
  kind: LeadMailKind,
  facts: LeadMailFacts,
  contact: ConfirmedContact,
): LeadMailValues<LeadMailKind> =>
  kind === 'lead.to-buyer' ? buyerValues(context, facts) : supplierValues(context, facts, contact);

/**
 * Returns the draft of a mail about a lead for staff to edit and send (C096, C098): to the buyer of the lead,
 * or to the supplier with the confirmed contact person.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, or CONFLICT if a mail to the supplier is requested
 *   and the lead has an enquiry
 */
export async function draftLeadMail(
  context: RequestContext,
  kind: LeadMailKind,
  leadId: number,
  confirmed: object | null,
): Promise<LeadMailDraft> {
  requireStaffRole(context);
  // The draft has the link of the buyer’s page, with which anyone can respond to its leads.
  requireWriteScope('leads', context.actor);
  const contact = parseInput(confirmedContact, confirmed ?? {});
  const facts = await factsOfLead(context, leadId, kind);
  const to = addressesOf(kind === 'lead.to-buyer' ? facts.fromEmail : facts.supplierEmail);
  const values = valuesOf(context, kind, facts, contact);
  return draftOf(context, kind, values, { to, replyTo: answersTo(context) });
}
