import { type ConfirmedContact, refuseArchived, refuseConverted } from '../leads/convert-lead.js';
import type { Config } from '../platform/config/config.js';
import type { Statement } from '../platform/database/database.js';
import { notFound } from '../platform/errors.js';
import { emailAddress } from '../platform/input.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { LeadMailKind, LeadMailValues } from './lead-mail.kinds.js';

/** What the records say that a mail about a lead is made of. */
export interface LeadMailFacts extends Record<string, unknown> {
  id: number;
  archived: boolean;
  salesEnquiryId: number | null;
  fromName: string | null;
  fromEmail: string | null;
  fromPhone: string | null;
  opportunity: string | null;
  /** What the supplier offers. */
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
 * What a mail about a lead would be made of, whether or not it may be sent.
 * @throws AppError NOT_FOUND
 */
export async function factsOfAnyLead({ app }: RequestContext, leadId: number): Promise<LeadMailFacts> {
  const facts = await app.database.readOne<LeadMailFacts>(FACTS, [leadId]);
  if (!facts) throw notFound('This lead');
  return facts;
}

/**
 * What a mail about a lead is made of.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT for a lead that is archived, or CONFLICT where the supplier has heard of it
 */
export async function factsOfLead(
  context: RequestContext,
  leadId: number,
  kind: LeadMailKind,
): Promise<LeadMailFacts> {
  const facts = await factsOfAnyLead(context, leadId);
  // Its buyer would not find it on the page that the mail leads to.
  refuseArchived(facts.archived, 'write about it');
  if (kind === 'lead.to-supplier') refuseConverted(facts);
  return facts;
}

/** Where the page of a buyer is, with one of its leads on top (P037). */
export const leadLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, linkKey: string, leadId?: number) =>
  `${publicUrl}/EntityLink/${linkKey}${leadId === undefined ? '' : `/${leadId}`}`;

/** Where everybody reads of a supplier. */
const profileLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, supplierId: number) =>
  `${publicUrl}/business/${supplierId}`;

/** What the mail to the buyer is filled in with (R252). */
export function buyerValues(context: RequestContext, facts: LeadMailFacts): LeadMailValues<'lead.to-buyer'> {
  const { config } = context.app;
  return {
    buyerName: facts.fromName ?? facts.buyerName,
    supplierName: facts.supplierName,
    supplierType: facts.supplierType,
    opportunitySummary: facts.opportunity ?? facts.summary,
    leadsLinkWithID: leadLink(config, facts.linkKey, facts.id),
    // Of one that is not listed there is no page.
    linkToProfileListing: facts.supplierListed ? profileLink(config, facts.supplierId) : null,
    user: writerOf(context),
  };
}

/** What the mail to the supplier is filled in with (R253): the contact as it was confirmed, else as the lead has it. */
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

/** Who writes. */
export function writerOf(context: RequestContext): string | null {
  const user = userOf(context);
  return user && (user.fullName ?? user.email);
}

/** Where answers go unless somebody says otherwise: to whoever writes. */
export const answersTo = (context: RequestContext): string =>
  userOf(context)?.email ?? context.app.config.staffMail;

/** The addresses among these; what records hold may be older than the rules for addresses. */
export const addressesOf = (...addresses: (string | null | undefined)[]): string[] =>
  addresses.flatMap((address) => {
    const checked = emailAddress.safeParse(address ?? '');
    return checked.success ? [checked.data] : [];
  });
