import { requireStaffRole } from '../../kits/records/staff-access.js';
import { lockRecord, saveRecord } from '../../kits/records/update-record.js';
import type { FollowUp } from '../../platform/activity/record-activity.js';
import { AppError, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { linkEnquiryToLead } from '../sales-enquiries/link-enquiry-to-lead.js';
import type { Lead } from './lead.entity.js';
import { leadRecords } from './lead.fields.js';
import { followsFrom } from './lead.states.js';

/**
 * Links a lead and an enquiry to each other (R162, C092, A80). Does nothing if they are linked already. Admin
 * only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if either is linked to another record
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
 * Returns the lead, locked until the end of the transaction. Lock enquiries after it. Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function lockLead(context: RequestContext, id: number): Promise<Lead> {
  requireStaffRole(context);
  const lead = await lockRecord(context, leadRecords, id);
  if (!lead) throw notFound('This lead');
  return lead;
}

/** The action that links a lead to its enquiry, and its follow-up jobs. */
export interface Naming {
  what: 'linked' | 'converted' | 'emailed-supplier';
  followUps?: FollowUp[];
}

/** Links a locked lead to its enquiry and sets its status to Enquiry Created (R198). */
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
