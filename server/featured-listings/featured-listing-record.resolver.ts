import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
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
import { FeaturedListingRecordConnection, KeptFeaturedListing } from './featured-listing-record.type.js';
import {
  createFeaturedListing,
  deleteFeaturedListing,
  updateFeaturedListing,
} from './keep-featured-listing.js';

/** Featured listings as staff keep them up to date. */
@Resolver()
export class FeaturedListingRecordResolver {
  @ForAudience('Admin')
  @Query(() => FeaturedListingRecordConnection, { description: 'All of them, whoever they show.' })
  featuredListingRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => FeaturedListingListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => FeaturedListingListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<FeaturedListingRecordConnection>> {
    return listFeaturedListingRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Query(() => KeptFeaturedListing, { nullable: true })
  featuredListingRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<KeptFeaturedListing | JsonText | null> {
    return answerFeaturedListingRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => KeptFeaturedListing, { description: 'Repeatable with an Idempotency-Key header.' })
  async createFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('input', () => FeaturedListingInput) input: FeaturedListingInput,
  ): Promise<KeptFeaturedListing> {
    return requireFeaturedListingRecord(context, await createFeaturedListing(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => KeptFeaturedListing, {
    description: 'Changes only the fields given. A stale version is refused with CONFLICT.',
  })
  async updateFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => FeaturedListingInput) input: FeaturedListingInput,
  ): Promise<KeptFeaturedListing> {
    await updateFeaturedListing(context, id, input, { version });
    return requireFeaturedListingRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean)
  async deleteFeaturedListing(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    await deleteFeaturedListing(context, id);
    return true;
  }
}
