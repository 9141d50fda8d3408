import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { convertLeadToEnquiry } from './convert-lead.js';
import { ConfirmedContactInput } from './lead-record.inputs.js';
import { requireLead } from './lead-record.read-model.js';
import { LeadRecord } from './lead-record.type.js';
import { linkSalesEnquiryToLead } from './link-sales-enquiry.js';

/** Leads and the enquiries that come of them. */
@Resolver()
export class LeadSalesResolver {
  @ForAudience('Admin')
  @Mutation(() => LeadRecord, {
    description: 'Makes a sales enquiry of the lead; refused with CONFLICT where it has one.',
  })
  async convertLeadToEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('contact', () => ConfirmedContactInput) contact: ConfirmedContactInput,
  ): Promise<LeadRecord> {
    await convertLeadToEnquiry(context, id, contact);
    return requireLead(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => LeadRecord, {
    description: 'Links both ends; refused with CONFLICT where either is linked elsewhere.',
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
