import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ImpactBoxOnOffer, ImpactBoxOrderInput, ImpactBoxOrderReceipt } from './impact-box.type.js';
import { IMPACT_BOXES } from './impact-boxes.js';
import { orderImpactBox } from './order-impact-box.js';

@Resolver()
export class ImpactBoxResolver {
  @ForAudience('public')
  @Query(() => [ImpactBoxOnOffer], {
    description: 'Returns the Impact Boxes that can be ordered, the usual one first.',
  })
  impactBoxes(): ImpactBoxOnOffer[] {
    return [...IMPACT_BOXES];
  }

  @ForAudience('public')
  @Mutation(() => ImpactBoxOrderReceipt, {
    description:
      'Orders Impact Boxes without payment, and confirms the order by email. Can be retried safely with an Idempotency-Key header.',
  })
  orderImpactBox(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImpactBoxOrderInput) input: ImpactBoxOrderInput,
  ): Promise<ImpactBoxOrderReceipt> {
    return orderImpactBox(context, input);
  }
}
