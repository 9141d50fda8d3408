import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { createSalesEnquiry } from './create-sales-enquiry.js';
import { deleteSalesEnquiry } from './delete-sales-enquiry.js';
import { duplicateSalesEnquiry } from './duplicate-sales-enquiry.js';
import { EnquiryFormOptions, listEnquiryFormOptions } from './enquiry-form-options.read-model.js';
import { markSalesEnquiryViewed } from './mark-sales-enquiry-viewed.js';
import { replyToSalesEnquiry } from './reply-to-sales-enquiry.js';
import { reportSalesEnquiryIssue } from './report-sales-enquiry-issue.js';
import {
  enquiryListInputs,
  ReportIssueInput,
  SalesEnquiryFilter,
  SalesEnquiryInput,
  SendSalesEnquiryInput,
} from './sales-enquiry.inputs.js';
import { answerSalesEnquiry, requireSalesEnquiry } from './sales-enquiry.read-model.js';
import { SalesEnquiryDetail } from './sales-enquiry.type.js';
import { listSalesEnquiries } from './sales-enquiry-grid.read-model.js';
import { SalesEnquiryConnection } from './sales-enquiry-grid.type.js';
import { SendSalesEnquiryResult, sendSalesEnquiry } from './send-sales-enquiry.js';
import { updateSalesEnquiry } from './update-sales-enquiry.js';

@Resolver()
export class SalesEnquiryResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => SalesEnquiryConnection, {
    description:
      'Enquiries the caller may see: Admin all, supplier and buyer their own, good cause redacted.',
  })
  salesEnquiries(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SalesEnquiryFilter, { nullable: true }) filter: SalesEnquiryFilter | null,
    @Arg('sort', () => enquiryListInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('offset', () => Int, { nullable: true }) offset: number | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<SalesEnquiryConnection>> {
    return listSalesEnquiries(context, filter, sort, { first, after, offset }, asked);
  }

  @ForAudience('Admin', 'Business', 'ImpactBusiness')
  @Query(() => SalesEnquiryDetail, {
    nullable: true,
    description: 'One enquiry as its viewer may see it; null when not theirs.',
  })
  salesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<SalesEnquiryDetail | JsonText | null> {
    return answerSalesEnquiry(context, id, asked);
  }

  @ForAudience('Admin')
  @Query(() => EnquiryFormOptions, {
    description: 'Suppliers, buyers, causes and staff for the pickers of the enquiry form.',
  })
  enquiryFormOptions(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, { nullable: true }) search: string | null,
  ): Promise<EnquiryFormOptions> {
    return listEnquiryFormOptions(context, search);
  }

  @ForAudience('public')
  @Mutation(() => SendSalesEnquiryResult, {
    description: "A visitor's enquiry to a listed supplier. Repeatable with an Idempotency-Key header.",
  })
  sendSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendSalesEnquiryInput) input: SendSalesEnquiryInput,
  ): Promise<SendSalesEnquiryResult> {
    return sendSalesEnquiry(context, input);
  }

  @ForAudience('Admin')
  @Mutation(() => SalesEnquiryDetail, { description: 'Repeatable with an Idempotency-Key header.' })
  async createSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('input', () => SalesEnquiryInput) input: SalesEnquiryInput,
  ): Promise<SalesEnquiryDetail> {
    return requireSalesEnquiry(context, await createSalesEnquiry(context, input));
  }

  @ForAudience('Admin', 'Business', 'ImpactBusiness')
  @Mutation(() => SalesEnquiryDetail, {
    description:
      'Changes only the fields given; which ones depends on the role. A stale version is refused with CONFLICT.',
  })
  async updateSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => SalesEnquiryInput) input: SalesEnquiryInput,
  ): Promise<SalesEnquiryDetail> {
    await updateSalesEnquiry(context, id, input, { version });
    return requireSalesEnquiry(context, id);
  }

  @ForAudience('Admin', 'Business', 'ImpactBusiness')
  @Mutation(() => SalesEnquiryDetail, {
    description: 'The supplier has looked at it: Unopened or Opened becomes Viewed.',
  })
  async markSalesEnquiryViewed(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SalesEnquiryDetail> {
    await markSalesEnquiryViewed(context, id);
    return requireSalesEnquiry(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => SalesEnquiryDetail, { description: 'The same sale again, as a repeat sale.' })
  async duplicateSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SalesEnquiryDetail> {
    return requireSalesEnquiry(context, await duplicateSalesEnquiry(context, { id }));
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean)
  async deleteSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteSalesEnquiry(context, id);
    return true;
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SalesEnquiryDetail, {
    description: 'Supplier or Admin answers the customer by mail; `replies` tells what became of it.',
  })
  async replyToSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('reply', () => String) reply: string,
    @Arg('copySelf', () => Boolean, { defaultValue: false }) copySelf: boolean,
  ): Promise<SalesEnquiryDetail> {
    await replyToSalesEnquiry(context, id, { reply, copySelf });
    return requireSalesEnquiry(context, id);
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => Boolean, { description: 'Tells staff what is wrong with an enquiry.' })
  async reportSalesEnquiryIssue(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ReportIssueInput) input: ReportIssueInput,
  ): Promise<boolean> {
    await reportSalesEnquiryIssue(context, id, input);
    return true;
  }
}
