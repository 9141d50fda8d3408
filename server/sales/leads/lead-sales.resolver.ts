import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { AlsoNeeds, ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { convertLeadToEnquiry } from './convert-lead.js';
import { ConfirmedContactInput } from './lead-record.inputs.js';
import { requireLead } from './lead-record.read-model.js';
import { LeadRecord } from './lead-record.type.js';
import { linkSalesEnquiryToLead } from './link-sales-enquiry.js';

/** The operations that link leads and sales enquiries. */
@Resolver()
export class LeadSalesResolver {
  @ForAudience('Admin')
  @AlsoNeeds('enquiries:write')
  @Mutation(() => LeadRecord, {
    description:
      'Creates an enquiry from a lead. Throws CONFLICT if the lead already has one. Can be retried safely with an Idempotency-Key header.',
  })
  async convertLeadToEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('contact', () => ConfirmedContactInput, { description: 'The contact person for the supplier.' })
    contact: ConfirmedContactInput,
  ): Promise<LeadRecord> {
    await convertLeadToEnquiry(context, id, contact);
    return requireLead(context, id);
  }

  @ForAudience('Admin')
  @AlsoNeeds('enquiries:write')
  @Mutation(() => LeadRecord, {
    description:
      'Links a lead and an enquiry to each other. Throws CONFLICT if either is linked to another record.',
  })
  async linkSalesEnquiryToLead(
    @Ctx() context: RequestContext,
    @Arg('leadId', () => Int) leadId: number,
    @Arg('salesEnquiryId', () => Int) salesEnquiryId: number,
  ): Promise<LeadRecord> {
    await linkSalesEnquiryToLead(context, leadId, salesEnquiryId);
    return requireLead(context, leadId);
  }
}
