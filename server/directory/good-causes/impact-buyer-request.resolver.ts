import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ImpactBuyerRequestInput } from './impact-buyer-request.type.js';
import { requestImpactBuyer } from './request-impact-buyer.js';

/** The requests of good causes for new impact buyers (R110). */
@Resolver()
export class ImpactBuyerRequestResolver {
  @ForAudience('Admin', 'GoodCause')
  @Mutation(() => Boolean, {
    description:
      'Saves a request of a good cause for a new impact buyer, emails it to staff and creates an action item. Does not create the impact buyer. Can be retried safely with an Idempotency-Key header.',
  })
  requestImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImpactBuyerRequestInput) input: ImpactBuyerRequestInput,
  ): Promise<boolean> {
    return requestImpactBuyer(context, input);
  }
}
