import { Field, Int, ObjectType } from 'type-graphql';
import { publicFields } from './supplier-public.fields.js';

@ObjectType({ description: 'A listed supplier on the page of an impact buyer or a good cause.' })
export class PartnerCard {
  @Field(() => Int) id!: number;
  @Field({ description: publicFields.name.meaning }) name!: string;
  @Field({ description: publicFields.listTitle.meaning }) listTitle!: string;
  @Field(() => String, { nullable: true, description: publicFields.imageUrl.meaning }) imageUrl!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: publicFields.profilePictureTitle.meaning })
  profilePictureTitle!: string | null;
  @Field(() => [String], { description: publicFields.serviceRegions.meaning }) serviceRegions!: string[];
  @Field(() => [String], { description: publicFields.serviceDistricts.meaning }) serviceDistricts!: string[];
}

/** The fields of supplier `s` as a card, inside json_build_object. */
export const PARTNER_CARD = `'id', s.id, 'name', s.name, 'listTitle', s.list_title, 'imageUrl', s.image_url,
  'profilePictureTitle', s.profile_picture_title, 'serviceRegions', s.service_regions,
  'serviceDistricts', s.service_districts`;
