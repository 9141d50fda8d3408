import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { SearchInterpretation } from './search-interpretation.type.js';
import { SearchRelaxation } from './search-relaxation.type.js';

@ObjectType({ description: 'A supplier as a card of the results.' })
export class SupplierCard {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field(() => String, { nullable: true }) urlKeyword!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true }) profilePictureTitle!: string | null;
  @Field(() => String, { nullable: true, description: 'The first words of what they do.' }) summary!:
    | string
    | null;
  @Field(() => [String]) services!: string[];
  @Field(() => [String]) serviceRegions!: string[];
  @Field(() => [String]) serviceDistricts!: string[];
  @Field(() => [String]) locations!: string[];
  @Field(() => [String]) categoryNames!: string[];
  @Field(() => Int) testimonialCount!: number;
  @Field(() => [String], { description: "Outcomes such as 'Carbon'." }) sustainability!: string[];
}

@ObjectType()
export class SupplierSearchConnection {
  @Field(() => [SupplierCard]) nodes!: SupplierCard[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SearchInterpretation, {
    nullable: true,
    description: 'How the text was read, where nothing is called by the very text; null where something is.',
  })
  interpretation!: SearchInterpretation | null;
  @Field(() => SearchRelaxation, {
    nullable: true,
    description:
      'The relaxed conditions, if the search itself has no results: `nodes` and `totalCount` are then those of the relaxed search. Otherwise null.',
  })
  relaxed!: SearchRelaxation | null;
}
