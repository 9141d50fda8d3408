import { AppError, badInput } from '../platform/errors.js';
import { once } from '../platform/idempotency.js';
import { parseInput } from '../platform/input.js';
import { changesSchema } from '../platform/records/changes-schema.js';
import type { ChangesTo } from '../platform/records/field.js';
import { email, line } from '../platform/records/field-kinds.js';
import { staffKeep } from '../platform/records/staff-keeper.js';
import type { RequestContext } from '../platform/request-context.js';
import { insertSalesEnquiry } from '../sales-enquiries/create-sales-enquiry.js';
import type { Lead } from './lead.entity.js';
import { lockLead, type Naming, nameEnquiry } from './link-sales-enquiry.js';

/** Whom the supplier is to write to, as staff confirm it before the enquiry is made (R197). */
export const conversionFields = {
  fullName: { ...line(200), ...staffKeep, wire: 'fullName' },
  mobile: { ...line(50), ...staffKeep, wire: 'mobile' },
  email: { ...email, ...staffKeep, wire: 'email' },
} as const;

/** Checks what was confirmed. */
export const confirmedContact = changesSchema(conversionFields);
export type ConfirmedContact = ChangesTo<typeof conversionFields>;

/**
 * Makes a sales enquiry of a lead, which names it from then on (R198); answers the enquiry. Of a lead one enquiry is made
 * however many ask for it at once, and none where it has one (R200). Admin only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT where the lead has an enquiry, which is `current`
 */
export async function convertLeadToEnquiry(
  context: RequestContext,
  leadId: number,
  confirmed: object,
): Promise<number> {
  const contact = parseInput(confirmedContact, confirmed);
  return once(context, 'convertLeadToEnquiry', { leadId, contact }, async () => {
    const lead = await lockLead(context, leadId);
    return convertLocked(context, lead, contact, { what: 'converted' });
  });
}

/**
 * Refuses what makes an enquiry of a lead that has one (R200).
 * @throws AppError CONFLICT with the enquiry as `current`
 */
export function refuseConverted({ salesEnquiryId }: Pick<Lead, 'salesEnquiryId'>): void {
  if (salesEnquiryId !== null)
    throw new AppError('CONFLICT', 409, 'This lead has an enquiry already.', { current: { salesEnquiryId } });
}

/**
 * Refuses what is not done with a lead that has been put away; `act` ends the sentence.
 * @throws AppError BAD_USER_INPUT
 */
export function refuseArchived(archived: boolean, act: string): void {
  if (archived) throw badInput(`This lead is archived. Take it out of the archive before you ${act}.`);
}

/**
 * Makes the enquiry of a lead that is locked, in the transaction at hand (R198); answers its id.
 * @throws AppError CONFLICT where it has one, BAD_USER_INPUT where it is archived
 */
export async function convertLocked(
  context: RequestContext,
  lead: Lead,
  contact: ConfirmedContact,
  naming: Naming,
): Promise<number> {
  refuseConverted(lead);
  refuseArchived(lead.archivedAt !== null, 'convert it');
  const enquiryId = await insertSalesEnquiry(context, enquiryOf(lead, contact), 'sales-enquiry.created');
  await nameEnquiry(context, lead, enquiryId, naming);
  return enquiryId;
}

/** As much of the topic as an enquiry takes. */
const LONGEST_TOPIC = 500;

/** What a lead becomes (R190, R199, A74); its buyer's good cause is filled in as with any enquiry (A134). */
function enquiryOf(lead: Lead, contact: ConfirmedContact) {
  const { impactBuyerId, supplierId, personResponsibleId, notes } = lead;
  const topic = lead.opportunitySummary ?? lead.summary;
  return {
    impactBuyerId,
    supplierId,
    personResponsibleId,
    fullName: lead.fromName,
    mobile: lead.fromPhone,
    email: lead.fromEmail,
    ...contact,
    enquiryAbout: topic && topic.length > LONGEST_TOPIC ? `${topic.slice(0, LONGEST_TOPIC - 1)}…` : topic,
    adminNotes: notes,
    leadId: lead.id,
    progress: 'In Progress',
    via: 'Brokered Lead',
    actionNeeded: true,
    emailState: 'Unopened',
    openedAt: null,
    paidToGoodCause: false,
    repeatSale: false,
    enquiredAt: new Date(),
  } as const;
}
