import type { FollowUp } from '../platform/activity/record-activity.js';
import { AppError, notFound } from '../platform/errors.js';
import { staffKeeper } from '../platform/records/staff-keeper.js';
import { lockRecord, saveRecord } from '../platform/records/update-record.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkEnquiryToLead } from '../sales-enquiries/link-enquiry-to-lead.js';
import type { Lead } from './lead.entity.js';
import { leadRecords } from './lead.fields.js';
import { followsFrom } from './lead.states.js';

/**
 * Links a lead and an enquiry from both ends (R162, C092, A80); linking the two once more changes nothing. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT where either is linked elsewhere
 */
export async function linkSalesEnquiryToLead(
  context: RequestContext,
  leadId: number,
  salesEnquiryId: number,
): Promise<void> {
  await context.app.database.transaction(async () => {
    const lead = await lockLead(context, leadId);
    if (lead.salesEnquiryId !== null && lead.salesEnquiryId !== salesEnquiryId)
      throw new AppError(
        'CONFLICT',
        409,
        `Lead ${leadId} is linked to enquiry ${lead.salesEnquiryId} already.`,
      );
    await linkEnquiryToLead(context, salesEnquiryId, leadId);
    if (lead.salesEnquiryId === null) await nameEnquiry(context, lead, salesEnquiryId, { what: 'linked' });
  });
}

/**
 * The lead, held until the transaction ends; enquiries are locked after it. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function lockLead(context: RequestContext, id: number): Promise<Lead> {
  staffKeeper(context);
  const lead = await lockRecord(context, leadRecords, id);
  if (!lead) throw notFound('This lead');
  return lead;
}

/** How a lead came to its enquiry, and what follows from that. */
export interface Naming {
  what: 'linked' | 'converted' | 'emailed-supplier';
  followUps?: FollowUp[];
}

/** Writes the end of the lead, which is locked: its enquiry, and the status that says so (R198). */
export async function nameEnquiry(
  context: RequestContext,
  lead: Lead,
  salesEnquiryId: number,
  { what, followUps }: Naming,
): Promise<void> {
  const status = 'Enquiry Created';
  const columns: Partial<Lead> = { salesEnquiryId };
  if (lead.status !== status) Object.assign(columns, { status, ...followsFrom(status) });
  await saveRecord(context, leadRecords, lead, columns, `${leadRecords.subject}.${what}`, {}, { followUps });
}
