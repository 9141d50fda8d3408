import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SearchedPlace } from './search-interpretation.type.js';

/** The way in which a search was relaxed. */
export const RelaxationStepEnum = {
  NEARBY: 'NEARBY',
  PARENT_CATEGORY: 'PARENT_CATEGORY',
  PARENT_CATEGORY_NEARBY: 'PARENT_CATEGORY_NEARBY',
} as const;
export type RelaxationStep = (typeof RelaxationStepEnum)[keyof typeof RelaxationStepEnum];
registerEnumType(RelaxationStepEnum, {
  name: 'RelaxationStep',
  description: 'The way in which a zero-result search was relaxed.',
  valuesConfig: {
    NEARBY: { description: 'The same trade elsewhere, the nearest region first.' },
    PARENT_CATEGORY: { description: 'The parent category of the trade, in the place of the search.' },
    PARENT_CATEGORY_NEARBY: {
      description: 'The parent category of the trade in other regions, nearest region first.',
    },
  },
});

@ObjectType({ description: 'The category above a trade.' })
export class ParentCategory {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the category.' }) name!: string;
}

@ObjectType({ description: 'The relaxed conditions of a zero-result search.' })
export class SearchRelaxation {
  @Field(() => RelaxationStepEnum, { description: 'The way in which the search was relaxed.' })
  step!: RelaxationStep;

  @Field(() => SearchedPlace, {
    nullable: true,
    description: 'The place of the search. Null if the search names no place.',
  })
  place!: SearchedPlace | null;

  @Field({
    description:
      'The trade that was searched for, without the place: the name of the category if one was chosen, otherwise the search words with spelling corrected.',
  })
  trade!: string;

  @Field(() => ParentCategory, {
    nullable: true,
    description: 'The category that the suppliers are listed under. Null if they offer the trade itself.',
  })
  parentCategory!: ParentCategory | null;
}
