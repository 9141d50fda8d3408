import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A listed supplier, as those see it who buy from it or receive from it.' })
export class PartnerCard {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) profilePictureTitle!: string | null;
  @Field(() => [String]) serviceRegions!: string[];
  @Field(() => [String]) serviceDistricts!: string[];
}

/** The fields of supplier `s` as a card, inside json_build_object. */
export const PARTNER_CARD = `'id', s.id, 'name', s.name, 'listTitle', s.list_title, 'imageUrl', s.image_url,
  'profilePictureTitle', s.profile_picture_title, 'serviceRegions', s.service_regions,
  'serviceDistricts', s.service_districts`;
