import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { ImpactBuyerRequestInput } from './impact-buyer-request.type.js';
import { requestImpactBuyer } from './request-impact-buyer.js';

/** What good causes ask of us (R110). */
@Resolver()
export class ImpactBuyerRequestResolver {
  @ForAudience('Admin', 'GoodCause')
  @Mutation(() => Boolean, {
    description:
      'A good cause asks for a new impact buyer: mailed to staff and put before them; none is created. Repeatable with an Idempotency-Key header.',
  })
  requestImpactBuyer(
    @Ctx() context: RequestContext,
    @Arg('input', () => ImpactBuyerRequestInput) input: ImpactBuyerRequestInput,
  ): Promise<boolean> {
    return requestImpactBuyer(context, input);
  }
}
