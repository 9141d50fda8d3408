import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('FeaturedListing')
export class FeaturedListingSlide {
  @Field(() => Int) id!: number;
  @Field(() => Int, { nullable: true }) supplierId!: number | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) mobileImageUrl!: string | null;
  @Field(() => String, { nullable: true }) title!: string | null;
  @Field(() => String, { nullable: true }) text!: string | null;
}
