import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { SearchInterpretation } from './search-interpretation.type.js';
import { SearchRelaxation } from './search-relaxation.type.js';
import { publicFields } from './supplier-public.fields.js';

@ObjectType({ description: 'A supplier in the results of a search.' })
export class SupplierCard {
  @Field(() => Int) id!: number;
  @Field({ description: publicFields.name.meaning }) name!: string;
  @Field({ description: publicFields.listTitle.meaning }) listTitle!: string;
  @Field(() => String, { nullable: true, description: publicFields.urlKeyword.meaning }) urlKeyword!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: publicFields.imageUrl.meaning }) imageUrl!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: publicFields.profilePictureTitle.meaning })
  profilePictureTitle!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first words of the text about the work of the supplier. Null if there is no text.',
  })
  summary!: string | null;
  @Field(() => [String], { description: publicFields.services.meaning }) services!: string[];
  @Field(() => [String], { description: publicFields.serviceRegions.meaning }) serviceRegions!: string[];
  @Field(() => [String], { description: publicFields.serviceDistricts.meaning }) serviceDistricts!: string[];
  @Field(() => [String], { description: publicFields.locations.meaning }) locations!: string[];
  @Field(() => [String], { description: 'The names of the categories that the supplier is listed under.' })
  categoryNames!: string[];
  @Field(() => Int, { description: 'The number of public testimonials.' }) testimonialCount!: number;
  @Field(() => [String], {
    description: 'The names of the outcomes that the supplier claims, such as “Carbon”.',
  })
  sustainability!: string[];
}

@ObjectType()
export class SupplierSearchConnection {
  @Field(() => [SupplierCard]) nodes!: SupplierCard[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SearchInterpretation, {
    nullable: true,
    description:
      'The way in which the text was interpreted. Null if the text itself has results, or is not interpreted.',
  })
  interpretation!: SearchInterpretation | null;
  @Field(() => SearchRelaxation, {
    nullable: true,
    description:
      'The relaxed conditions, if the search itself has no results: `nodes` and `totalCount` are then those of the relaxed search. Otherwise null.',
  })
  relaxed!: SearchRelaxation | null;
}
