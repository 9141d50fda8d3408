import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type ListFilter, type ListSort, listInputs } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { affiliateClickColumns, listAffiliateClicks } from './affiliate-click-list.js';
import { AffiliateClickConnection } from './affiliate-click-list.type.js';
import { reviewAffiliateClick, reviewAffiliateClicksOf } from './review-affiliate-clicks.js';

/** What the list is asked. */
export const affiliateClickInputs = listInputs('AffiliateClick', affiliateClickColumns);
const { Filter, Sort } = affiliateClickInputs;

@Resolver()
export class AffiliateClickListResolver {
  @ForAudience('Admin', 'Business')
  @Query(() => AffiliateClickConnection, {
    description: 'Of all suppliers for staff, of their own for users of a supplier.',
  })
  affiliateClicks(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<AffiliateClickConnection>> {
    return listAffiliateClicks(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, { description: 'Ticks a click as reviewed, or takes the tick away.' })
  async reviewAffiliateClick(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('reviewed', { defaultValue: true }) reviewed: boolean,
  ): Promise<boolean> {
    await reviewAffiliateClick(context, id, reviewed);
    return reviewed;
  }

  @ForAudience('Admin')
  @Mutation(() => Int, {
    description: 'Ticks all clicks of a supplier as reviewed; answers how many were not.',
  })
  reviewAffiliateClicksOf(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
  ): Promise<number> {
    return reviewAffiliateClicksOf(context, supplierId);
  }
}
