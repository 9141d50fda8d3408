import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AlsoNeeds, ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { loadSalesEnquiry } from '../sales-enquiries/sales-enquiry.read-model.js';
import { draftIntroduction } from './draft-introduction.js';
import { IntroductionDraft, IntroductionInput, IntroductionSent } from './introduction.type.js';
import { sendIntroduction } from './send-introduction.js';

/** The operations with which staff introduce customers and impact buyers to suppliers. */
@Resolver()
export class IntroductionResolver {
  @ForAudience('Admin')
  @AlsoNeeds('enquiries:read')
  @Query(() => IntroductionDraft, {
    description:
      'Returns a draft that introduces the customer of an enquiry to its supplier. Throws NOT_FOUND if the enquiry has no supplier.',
  })
  introductionDraft(
    @Ctx() context: RequestContext,
    @Arg('salesEnquiryId', () => Int) salesEnquiryId: number,
  ): Promise<IntroductionDraft> {
    return draftIntroduction(context, salesEnquiryId);
  }

  @ForAudience('Admin')
  @AlsoNeeds('enquiries:write')
  @Mutation(() => IntroductionSent, {
    description:
      'Emails an introduction to a supplier. If an enquiry is given, its progress becomes INTRODUCTION. Can be retried safely with an Idempotency-Key header.',
  })
  async sendIntroduction(
    @Ctx() context: RequestContext,
    @Arg('input', () => IntroductionInput) input: IntroductionInput,
  ): Promise<IntroductionSent> {
    const sent = await sendIntroduction(context, input);
    const { salesEnquiryId } = input;
    return { ...sent, salesEnquiry: salesEnquiryId ? await loadSalesEnquiry(context, salesEnquiryId) : null };
  }
}
