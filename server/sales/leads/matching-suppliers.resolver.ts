import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { MatchingSupplier, readMatchingSuppliers } from './matching-suppliers.read-model.js';

@Resolver()
export class MatchingSuppliersResolver {
  @ForAudience('Admin')
  @Query(() => [MatchingSupplier], {
    description:
      'Returns the suppliers that best suit an impact buyer, best match first. Leaves out suppliers with a lead or an enquiry of this buyer.',
  })
  matchingSuppliers(
    @Ctx() { app }: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<MatchingSupplier[]> {
    return readMatchingSuppliers(app.database, impactBuyerId);
  }
}
