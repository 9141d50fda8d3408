import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import {
  createFeaturedListing,
  deleteFeaturedListing,
  updateFeaturedListing,
} from './featured-listing.commands.js';
import {
  FeaturedListingInput,
  FeaturedListingListFilter,
  FeaturedListingListSort,
} from './featured-listing-record.inputs.js';
import {
  answerFeaturedListingRecord,
  listFeaturedListingRecords,
  requireFeaturedListingRecord,
} from './featured-listing-record.read-model.js';
import {
  FeaturedListingRecordConnection,
  FeaturedListingRecordView,
} from './featured-listing-record.type.js';

/** The featured listing operations for staff. */
@Resolver()
export class FeaturedListingRecordResolver {
  @ForAudience('Admin')
  @Query(() => FeaturedListingRecordConnection, {
    description: 'Returns a page of featured listings, including those that visitors do not see.',
  })
  featuredListingRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => FeaturedListingListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => FeaturedListingListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<FeaturedListingRecordConnection>> {
    return listFeaturedListingRecords(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => FeaturedListingRecordView, {
    nullable: true,
    description: 'Returns a featured listing by its id, or null if it does not exist.',
  })
  featuredListingRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<FeaturedListingRecordView | RawJson | null> {
    return answerFeaturedListingRecord(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => FeaturedListingRecordView, {
    description: 'Creates a featured listing. Can be repeated safely with an Idempotency-Key header.',
  })
  async createFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('input', () => FeaturedListingInput) input: FeaturedListingInput,
  ): Promise<FeaturedListingRecordView> {
    return requireFeaturedListingRecord(context, await createFeaturedListing(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => FeaturedListingRecordView, {
    description:
      'Changes the given fields of a featured listing. Throws CONFLICT if the version is not the latest.',
  })
  async updateFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => FeaturedListingInput) input: FeaturedListingInput,
  ): Promise<FeaturedListingRecordView> {
    await updateFeaturedListing(context, id, input, { version });
    return requireFeaturedListingRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, { description: 'Moves a featured listing to the trash.' })
  async deleteFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteFeaturedListing(context, id);
    return true;
  }
}
