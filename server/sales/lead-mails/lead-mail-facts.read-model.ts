import type { Config } from '../../platform/config/config.js';
import type { Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/errors.js';
import { emailAddress } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { type ConfirmedContact, refuseArchived, refuseConverted } from '../leads/convert-lead.js';
import type { LeadMailKind, LeadMailValues } from './lead-mail.kinds.js';

/** The facts from the records for a mail about a lead. */
export interface LeadMailFacts extends Record<string, unknown> {
  id: number;
  archived: boolean;
  salesEnquiryId: number | null;
  fromName: string | null;
  fromEmail: string | null;
  fromPhone: string | null;
  opportunity: string | null;
  /** The summary of the offer of the supplier. */
  summary: string | null;
  buyerName: string;
  buyerType: string | null;
  linkKey: string;
  supplierId: number;
  supplierName: string;
  supplierType: string;
  supplierListed: boolean;
  supplierEmail: string;
}

const FACTS: Statement = {
  name: 'lead-mail-facts',
  text: `SELECT l.id, l.archived_at IS NOT NULL AS archived, l.sales_enquiry_id AS "salesEnquiryId",
      l.from_name AS "fromName", l.from_email AS "fromEmail", l.from_phone AS "fromPhone",
      l.opportunity_summary AS opportunity, l.summary, b.name AS "buyerName",
      coalesce(l.buyer_type, b.buyer_type) AS "buyerType", b.link_key AS "linkKey", s.id AS "supplierId",
      s.name AS "supplierName", coalesce(l.list_title, s.list_title) AS "supplierType",
      s.listed AS "supplierListed", coalesce(s.intros_email, s.enquiry_email) AS "supplierEmail"
    FROM lead l JOIN impact_buyer b ON b.id = l.impact_buyer_id JOIN supplier s ON s.id = l.supplier_id
    WHERE l.id = $1::integer`,
};

/**
 * Returns the facts for a mail about a lead, even if the mail must not be sent.
 * @throws AppError NOT_FOUND
 */
export async function factsOfAnyLead({ app }: RequestContext, leadId: number): Promise<LeadMailFacts> {
  const facts = await app.database.readOne<LeadMailFacts>(FACTS, [leadId]);
  if (!facts) throw notFound('This lead');
  return facts;
}

/**
 * Returns the facts for a mail about a lead.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT if the lead is archived, or CONFLICT if the mail is to the
 *   supplier and the lead has an enquiry
 */
export async function factsOfLead(
  context: RequestContext,
  leadId: number,
  kind: LeadMailKind,
): Promise<LeadMailFacts> {
  const facts = await factsOfAnyLead(context, leadId);
  // The page that the mail links to does not show archived leads.
  refuseArchived(facts.archived, 'email about it');
  if (kind === 'lead.to-supplier') refuseConverted(facts);
  return facts;
}

/** Returns the address of the link page of a buyer, with one of its leads at the top if given (P037). */
export const leadLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, linkKey: string, leadId?: number) =>
  `${publicUrl}/EntityLink/${linkKey}${leadId === undefined ? '' : `/${leadId}`}`;

/** Returns the address of the public page of a supplier. */
const profileLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, supplierId: number) =>
  `${publicUrl}/business/${supplierId}`;

/** Returns the values for the mail to the buyer (R252). */
export function buyerValues(context: RequestContext, facts: LeadMailFacts): LeadMailValues<'lead.to-buyer'> {
  const { config } = context.app;
  return {
    buyerName: facts.fromName ?? facts.buyerName,
    supplierName: facts.supplierName,
    supplierType: facts.supplierType,
    opportunitySummary: facts.opportunity ?? facts.summary,
    leadsLinkWithID: leadLink(config, facts.linkKey, facts.id),
    // A supplier that is not listed has no page.
    linkToProfileListing: facts.supplierListed ? profileLink(config, facts.supplierId) : null,
    user: writerOf(context),
  };
}

/**
 * Returns the values for the mail to the supplier (R253), with the contact person as confirmed, otherwise
 * from the lead.
 */
export function supplierValues(
  context: RequestContext,
  facts: LeadMailFacts,
  contact: ConfirmedContact,
): LeadMailValues<'lead.to-supplier'> {
  const { fullName = facts.fromName, email = facts.fromEmail, mobile = facts.fromPhone } = contact;
  return {
    supplierName: facts.supplierName,
    buyerName: facts.buyerName,
    buyerType: facts.buyerType,
    opportunitySummary: facts.opportunity,
    buyerContactPerson: fullName,
    buyerEmail: email,
    buyerContactNumber: mobile,
    user: writerOf(context),
  };
}

/** Returns the name or the email address of the caller. */
export function writerOf(context: RequestContext): string | null {
  const user = userOf(context);
  return user && (user.fullName ?? user.email);
}

/** Returns the default address for replies: the caller's. */
export const answersTo = (context: RequestContext): string =>
  userOf(context)?.email ?? context.app.config.staffMail;

/** Returns the valid addresses. Records may have invalid ones that are older than the present checks. */
export const addressesOf = (...addresses: (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => {
    const checked = emailAddress.safeParse(address ?? '');
    return checked.success ? [checked.data] : [];
  });
