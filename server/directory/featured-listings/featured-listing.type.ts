import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';

@ObjectType('FeaturedListing', {
  description: 'A featured listing: a slide of the carousel on the home page.',
})
export class FeaturedListingSlide {
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
