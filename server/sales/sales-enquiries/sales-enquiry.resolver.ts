import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
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
import { SENDING_AN_ENQUIRY, SendSalesEnquiryResult, sendSalesEnquiry } from './send-sales-enquiry.js';
import { updateSalesEnquiry } from './update-sales-enquiry.js';

@Resolver()
export class SalesEnquiryResolver {
  @ForAudience('Admin', 'Business', 'ImpactBusiness', 'GoodCause')
  @Query(() => SalesEnquiryConnection, {
    description:
      'Returns the enquiries that the caller may see: all for Admin, their own for suppliers and buyers, and those that benefit a good cause for its user, without customer fields.',
  })
  salesEnquiries(
    @Ctx() context: RequestContext,
    @Arg('filter', () => SalesEnquiryFilter, { nullable: true }) filter: SalesEnquiryFilter | null,
    @Arg('sort', () => enquiryListInputs.Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('offset', () => Int, { nullable: true }) offset: number | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<SalesEnquiryConnection>> {
    return listSalesEnquiries(context, filter, sort, { first, after, offset }, selection);
  }

  @ForAudience('Admin', 'Business', 'ImpactBusiness')
  @Query(() => SalesEnquiryDetail, {
    nullable: true,
    description:
      'Returns an enquiry with the fields that the caller may see, or null if the caller may not see it.',
  })
  salesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<SalesEnquiryDetail | RawJson | null> {
    return answerSalesEnquiry(context, id, selection);
  }

  @ForAudience('Admin')
  @Query(() => EnquiryFormOptions, {
    description: 'Returns the suppliers, buyers, good causes and staff that the enquiry form offers.',
  })
  enquiryFormOptions(
    @Ctx() context: RequestContext,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of a name. Null returns the first names of each kind.',
    })
    search: string | null,
  ): Promise<EnquiryFormOptions> {
    return listEnquiryFormOptions(context, search);
  }

  @ForAudience('public')
  @Mutation(() => SendSalesEnquiryResult, {
    description: `${SENDING_AN_ENQUIRY} Can be retried safely with an Idempotency-Key header. Throws NOT_FOUND if the supplier is not listed, and RATE_LIMITED after too many calls.`,
  })
  sendSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendSalesEnquiryInput) input: SendSalesEnquiryInput,
  ): Promise<SendSalesEnquiryResult> {
    return sendSalesEnquiry(context, input);
  }

  @ForAudience('Admin')
  @Mutation(() => SalesEnquiryDetail, {
    description: 'Creates an enquiry. Can be retried safely with an Idempotency-Key header.',
  })
  async createSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('input', () => SalesEnquiryInput) input: SalesEnquiryInput,
  ): Promise<SalesEnquiryDetail> {
    return requireSalesEnquiry(context, await createSalesEnquiry(context, input));
  }

  @ForAudience('Admin', 'Business', 'ImpactBusiness')
  @Mutation(() => SalesEnquiryDetail, {
    description:
      'Changes the given fields of an enquiry. The role of the caller decides which fields can be changed. Throws CONFLICT if the version is not the latest.',
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
    description:
      'Records that the supplier has opened the enquiry: the email state UNOPENED or OPENED becomes VIEWED.',
  })
  async markSalesEnquiryViewed(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SalesEnquiryDetail> {
    await markSalesEnquiryViewed(context, id);
    return requireSalesEnquiry(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => SalesEnquiryDetail, {
    description:
      'Copies an enquiry as a repeat sale. Returns the copy. Can be retried safely with an Idempotency-Key header.',
  })
  async duplicateSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<SalesEnquiryDetail> {
    return requireSalesEnquiry(context, await duplicateSalesEnquiry(context, { id }));
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Moves an enquiry to the trash. Throws NOT_FOUND if there is no such enquiry.',
  })
  async deleteSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteSalesEnquiry(context, id);
    return true;
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => SalesEnquiryDetail, {
    description:
      'Sends a reply from the supplier or Admin to the customer by email. `replies` shows its delivery status. Can be retried safely with an Idempotency-Key header.',
  })
  async replyToSalesEnquiry(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('reply', () => String, { description: 'The text of the reply.' }) reply: string,
    @Arg('copySelf', () => Boolean, {
      defaultValue: false,
      description: 'If true, a copy is also sent to the user who sends the email.',
    })
    copySelf: boolean,
  ): Promise<SalesEnquiryDetail> {
    await replyToSalesEnquiry(context, id, { reply, copySelf });
    return requireSalesEnquiry(context, id);
  }

  @ForAudience('Admin', 'Business')
  @Mutation(() => Boolean, {
    description:
      'Reports an issue with an enquiry to staff. Can be retried safely with an Idempotency-Key header.',
  })
  async reportSalesEnquiryIssue(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('input', () => ReportIssueInput) input: ReportIssueInput,
  ): Promise<boolean> {
    await reportSalesEnquiryIssue(context, id, input);
    return true;
  }
}
