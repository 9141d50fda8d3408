import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';

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
