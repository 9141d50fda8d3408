import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Statement } from '../platform/database/database.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import type { RequestContext } from '../platform/request-context.js';

@ObjectType('FeaturedListing')
export class FeaturedListingSlide {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) supplierId!: number | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) mobileImageUrl!: string | null;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
  @Field(() => NamedRef, { nullable: true }) supplier!: NamedRef | null;
}

const SLIDES: Statement = {
  name: 'featured-listings',
  text: `
    SELECT f.id, f.supplier_id AS "supplierId", f.image_url AS "imageUrl",
      f.mobile_image_url AS "mobileImageUrl", f.title, f.text,
      CASE WHEN s.id IS NOT NULL THEN json_build_object('id', s.id, 'name', s.name) END AS supplier
    FROM featured_listing f LEFT JOIN supplier s ON s.id = f.supplier_id
    WHERE f.supplier_id IS NULL OR s.listed ORDER BY f.position, f.id`,
};

@Resolver()
export class FeaturedListingResolver {
  @ForAudience('public')
  @Query(() => [FeaturedListingSlide], { description: 'Featured listings of listed suppliers (R022).' })
  featuredListings(@Ctx() { app }: RequestContext): Promise<FeaturedListingSlide[]> {
    return app.database.read<FeaturedListingSlide>(SLIDES);
  }
}
