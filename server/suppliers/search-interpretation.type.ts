import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Why a word is sought as it is. */
const WordReasonEnum = {
  AS_TYPED: 'AS_TYPED',
  BEGUN: 'BEGUN',
  MISSPELT: 'MISSPELT',
  SYNONYM: 'SYNONYM',
  IGNORED: 'IGNORED',
  UNKNOWN: 'UNKNOWN',
} as const;
export type WordReason = (typeof WordReasonEnum)[keyof typeof WordReasonEnum];
registerEnumType(WordReasonEnum, {
  name: 'WordReason',
  description: 'Why a word of a search is sought as it is.',
  valuesConfig: {
    BEGUN: { description: 'It is the beginning of the word that is sought.' },
    MISSPELT: { description: 'It is nearly the word that is sought.' },
    SYNONYM: { description: 'Something else that means the same is sought too.' },
    IGNORED: { description: 'It means nothing to a search.' },
    UNKNOWN: { description: 'Nobody is found by it.' },
  },
});

@ObjectType({ description: 'A word or phrase of a search, and what is sought for it.' })
export class SearchedPart {
  @Field() typed!: string;
  @Field(() => [String]) sought!: string[];
  @Field(() => WordReasonEnum) why!: WordReason;
}

@ObjectType({ description: 'A place that a search names.' })
export class SearchedPlace {
  @Field({ description: 'As it is called, such as a suburb.' }) name!: string;
  @Field() region!: string;
  @Field(() => String, { nullable: true, description: 'Null for a whole region.' }) district!: string | null;
}

@ObjectType({ description: 'How a text was read that is no service, no name and no beginning of one.' })
export class SearchInterpretation {
  @Field(() => String, {
    nullable: true,
    description:
      'What is sought, mended, without the place and without what means nothing; null: nothing but a place.',
  })
  words!: string | null;

  @Field(() => String, { nullable: true, description: 'What was typed, without the place.' })
  withoutPlace!: string | null;

  /** The longest run of the words without the place that is a known service, as typed; not in the API. */
  service?: string | null;

  @Field(() => SearchedPlace, { nullable: true }) place!: SearchedPlace | null;
  @Field(() => [SearchedPart], { description: 'The words but for the place, in their order.' })
  parts!: SearchedPart[];

  @Field({
    description: 'Whether nobody has all of the words, so that those are found who have most of them.',
  })
  partly!: boolean;
}
