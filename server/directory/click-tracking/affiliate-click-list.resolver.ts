import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { affiliateClickColumns, listAffiliateClicks } from './affiliate-click-list.js';
import { AffiliateClickConnection } from './affiliate-click-list.type.js';
import { reviewAffiliateClick, reviewAffiliateClicksOf } from './review-affiliate-clicks.js';

/** The inputs of the list. */
export const affiliateClickInputs = listInputs('AffiliateClick', affiliateClickColumns);
const { Filter, Sort } = affiliateClickInputs;

@Resolver()
export class AffiliateClickListResolver {
  @ForAudience('Admin', 'Business')
  @Query(() => AffiliateClickConnection, {
    description:
      'Returns a page of affiliate link clicks, latest first. Staff see all of them. Users of a supplier see only the clicks on their own supplier.',
  })
  affiliateClicks(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<AffiliateClickConnection>> {
    return listAffiliateClicks(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Marks a click as reviewed or not reviewed. Returns the given value.',
  })
  async reviewAffiliateClick(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('reviewed', {
      defaultValue: true,
      description: 'True to mark the click as reviewed, false to remove the mark.',
    })
    reviewed: boolean,
  ): Promise<boolean> {
    await reviewAffiliateClick(context, id, reviewed);
    return reviewed;
  }

  @ForAudience('Admin')
  @Mutation(() => Int, {
    description:
      'Marks all clicks of a supplier as reviewed. Returns the number of clicks that were not reviewed before.',
  })
  reviewAffiliateClicksOf(
    @Ctx() context: RequestContext,
    @Arg('supplierId', () => Int) supplierId: number,
  ): Promise<number> {
    return reviewAffiliateClicksOf(context, supplierId);
  }
}
