import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import type { RequestContext } from '../platform/request-context.js';
import { listedSupplierLoader } from '../suppliers/listed-supplier-loader.js';
import { FeaturedListingSlide } from './featured-listing.type.js';
import { listFeaturedListings } from './featured-listings.read-model.js';

@Resolver(() => FeaturedListingSlide)
export class FeaturedListingResolver {
  @ForAudience('public')
  @Query(() => [FeaturedListingSlide], { description: 'Featured listings of listed suppliers (R022).' })
  featuredListings(@Ctx() { app }: RequestContext): Promise<FeaturedListingSlide[]> {
    return listFeaturedListings(app.database);
  }

  @FieldResolver(() => NamedRef, { nullable: true })
  supplier(
    @Root() slide: FeaturedListingSlide,
    @Ctx() context: RequestContext,
  ): Promise<NamedRef | null> | null {
    return slide.supplierId === null ? null : listedSupplierLoader(context).load(slide.supplierId);
  }
}
