import { changesSchema } from '../../kits/records/changes-schema.js';
import type { ChangesTo } from '../../kits/records/field.js';
import { email, line } from '../../kits/records/field-kinds.js';
import { staffEditable } from '../../kits/records/staff-access.js';
import { AppError, badInput } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { insertSalesEnquiry } from '../sales-enquiries/create-sales-enquiry.js';
import type { Lead } from './lead.entity.js';
import { lockLead, type Naming, nameEnquiry } from './link-sales-enquiry.js';

/** The contact person for the supplier, which staff confirm before the enquiry is created (R197). */
export const conversionFields = {
  fullName: { ...line(200), ...staffEditable, wire: 'fullName', meaning: 'The name of the contact person.' },
  mobile: {
    ...line(50),
    ...staffEditable,
    wire: 'mobile',
    meaning: 'The phone number of the contact person.',
  },
  email: { ...email, ...staffEditable, wire: 'email', meaning: 'The email address of the contact person.' },
} as const;

/** The schema of the confirmed contact person. */
export const confirmedContact = changesSchema(conversionFields);
export type ConfirmedContact = ChangesTo<typeof conversionFields>;

/**
 * Creates a sales enquiry from a lead, links the lead to it (R198) and returns the id of the enquiry.
 * Concurrent calls create at most one enquiry for a lead, and none if the lead already has one (R200). Admin
 * only.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT if the lead has an enquiry, which is
 *   `current`
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
 * Throws if the lead already has an enquiry (R200).
 * @throws AppError CONFLICT with the enquiry as `current`
 */
export function refuseConverted({ salesEnquiryId }: Pick<Lead, 'salesEnquiryId'>): void {
  if (salesEnquiryId !== null)
    throw new AppError('CONFLICT', 409, 'This lead has an enquiry already.', { current: { salesEnquiryId } });
}

/**
 * Throws if the lead is archived. `act` completes the message "Unarchive this lead before you …".
 * @throws AppError BAD_USER_INPUT
 */
export function refuseArchived(archived: boolean, act: string): void {
  if (archived) throw badInput(`Unarchive this lead before you ${act}.`);
}

/**
 * Creates the enquiry of a locked lead in the current transaction (R198) and returns its id.
 * @throws AppError CONFLICT if the lead has an enquiry, BAD_USER_INPUT if it is archived
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

/** The maximum length of the topic of an enquiry, in characters. */
const LONGEST_TOPIC = 500;

/**
 * Returns the enquiry for a lead (R190, R199, A74). The good cause of its buyer is filled in on insertion, as
 * for every enquiry (A134).
 */
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
