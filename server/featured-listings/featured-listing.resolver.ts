import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { FeaturedListingSlide } from './featured-listing.type.js';
import { listFeaturedListings } from './featured-listings.read-model.js';

@Resolver()
export class FeaturedListingResolver {
  @ForAudience('public')
  @Query(() => [FeaturedListingSlide], { description: 'Featured listings of listed suppliers.' })
  featuredListings(@Ctx() { app }: RequestContext): Promise<FeaturedListingSlide[]> {
    return listFeaturedListings(app.database);
  }
}
