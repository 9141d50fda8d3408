import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { loadSalesEnquiry } from '../sales-enquiries/sales-enquiry.read-model.js';
import { draftIntroduction } from './draft-introduction.js';
import { IntroductionDraft, IntroductionInput, IntroductionSent } from './introduction.type.js';
import { sendIntroduction } from './send-introduction.js';

/** Staff introduce customers and impact buyers to suppliers. */
@Resolver()
export class IntroductionResolver {
  @ForAudience('Admin')
  @Query(() => IntroductionDraft, { description: 'What an introduction of the customer would say.' })
  introductionDraft(
    @Ctx() context: RequestContext,
    @Arg('salesEnquiryId', () => Int) salesEnquiryId: number,
  ): Promise<IntroductionDraft> {
    return draftIntroduction(context, salesEnquiryId);
  }

  @ForAudience('Admin')
  @Mutation(() => IntroductionSent, { description: 'An enquiry that is named is INTRODUCTION from then on.' })
  async sendIntroduction(
    @Ctx() context: RequestContext,
    @Arg('input', () => IntroductionInput) input: IntroductionInput,
  ): Promise<IntroductionSent> {
    const sent = await sendIntroduction(context, input);
    const { salesEnquiryId } = input;
    return { ...sent, salesEnquiry: salesEnquiryId ? await loadSalesEnquiry(context, salesEnquiryId) : null };
  }
}
