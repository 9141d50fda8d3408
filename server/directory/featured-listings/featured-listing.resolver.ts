import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import type { RequestContext } from '../../platform/request-context.js';
import { listFeaturedListings } from './featured-listings.read-model.js';

@ObjectType('FeaturedListing', {
  description: 'A featured listing: a slide of the carousel on the home page.',
})
class FeaturedListingSlide {
  @Field(() => Int) id!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the featured supplier. Null if there is none.',
  })
  supplierId!: number | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The address of the picture for narrow screens. Null if there is none.',
  })
  mobileImageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'The title of the slide.' }) title!: string | null;
  @Field(() => String, { nullable: true, description: 'The text of the slide.' }) text!: string | null;
  @Field(() => NamedRef, { nullable: true, description: 'The featured supplier. Null if there is none.' })
  supplier!: NamedRef | null;
}

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
