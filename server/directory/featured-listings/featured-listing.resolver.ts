import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { FeaturedListingSlide } from './featured-listing.type.js';
import { listFeaturedListings } from './featured-listings.read-model.js';

@Resolver()
export class FeaturedListingResolver {
  @ForAudience('public')
  @Query(() => [FeaturedListingSlide], {
    description:
      'Returns the first ten featured listings that visitors see, in order. Suppliers that are not listed are left out.',
  })
  featuredListings(@Ctx() { app }: RequestContext): Promise<FeaturedListingSlide[]> {
    return listFeaturedListings(app.database);
  }
}
