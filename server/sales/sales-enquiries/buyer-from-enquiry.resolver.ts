import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import {
  EVEN_IF_SIMILAR,
  ImpactBuyerInput,
} from '../../directory/impact-buyers/impact-buyer-record.inputs.js';
import { requireImpactBuyerRecord } from '../../directory/impact-buyers/impact-buyer-record.read-model.js';
import { ImpactBuyerRecord } from '../../directory/impact-buyers/impact-buyer-record.type.js';
import { AlsoNeeds, ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createImpactBuyerFromEnquiry } from './create-buyer-from-enquiry.js';

/** The operation that turns the customer of an enquiry into an impact buyer (R182). */
@Resolver()
export class BuyerFromEnquiryResolver {
  @ForAudience('Admin')
  @AlsoNeeds('buyers:write')
  @Mutation(() => ImpactBuyerRecord, {
    description:
      'Creates an impact buyer from the customer of an enquiry and sets it as the buyer of the enquiry. Fields that are left out are taken from the enquiry. Throws CONFLICT if the enquiry has an impact buyer already. Can be retried safely with an Idempotency-Key header.',
  })
  async createImpactBuyerFromEnquiry(
    @Ctx() context: RequestContext,
    @Arg('enquiryId', () => Int, { description: 'The id of the enquiry.' }) enquiryId: number,
    @Arg('input', () => ImpactBuyerInput, { nullable: true }) input: ImpactBuyerInput | null,
    @Arg('evenIfSimilar', () => Boolean, {
      defaultValue: false,
      description: EVEN_IF_SIMILAR,
    })
    evenIfSimilar: boolean,
  ): Promise<ImpactBuyerRecord> {
    const id = await createImpactBuyerFromEnquiry(context, enquiryId, input ?? {}, { evenIfSimilar });
    return requireImpactBuyerRecord(context, id);
  }
}
