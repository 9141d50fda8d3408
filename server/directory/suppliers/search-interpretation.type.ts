import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** The reason for the search terms of a word. */
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
  description: 'The reason for the search terms of a word.',
  valuesConfig: {
    BEGUN: { description: 'The word is the beginning of the search term.' },
    MISSPELT: { description: 'The word is a misspelling of the search term.' },
    SYNONYM: { description: 'A synonym is searched for as well.' },
    IGNORED: { description: 'The word has no meaning for a search.' },
    UNKNOWN: { description: 'The word finds no supplier.' },
    AS_TYPED: { description: 'The word is searched for as typed.' },
  },
});

@ObjectType({ description: 'A word or phrase of a search, with its search terms.' })
export class SearchedPart {
  @Field({ description: 'The word or phrase as typed.' }) typed!: string;
  @Field(() => [String], { description: 'The terms that are searched for. Empty if the word is ignored.' })
  searchTerms!: string[];
  @Field(() => WordReasonEnum, { description: 'The reason for these terms.' }) why!: WordReason;
}

@ObjectType({ description: 'A place that a search names.' })
export class SearchedPlace {
  @Field({ description: 'The name of the place, such as a suburb.' }) name!: string;
  @Field({ description: 'The region of the place.' }) region!: string;
  @Field(() => String, { nullable: true, description: 'The district of the place. Null for a whole region.' })
  district!: string | null;
}

@ObjectType({ description: 'The interpretation of a search text that matches no service or name.' })
export class SearchInterpretation {
  @Field(() => String, {
    nullable: true,
    description:
      'The words that are searched for: with spelling corrected, without the place and without words that have no meaning. Null if the text names only a place, or has no known word.',
  })
  words!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The text as typed, without the place. Null if the text names only a place.',
  })
  withoutPlace!: string | null;

  /**
   * The longest run of the words without the place that is a known service, as typed. It is not in the API.
   */
  service?: string | null;

  @Field(() => SearchedPlace, {
    nullable: true,
    description: 'The place that the text names. Null if it names no place.',
  })
  place!: SearchedPlace | null;
  @Field(() => [SearchedPart], { description: 'The words in their order, except those of the place.' })
  parts!: SearchedPart[];

  @Field({
    description: 'True if no supplier matches all of the words, so the results match most of them.',
  })
  partly!: boolean;
}
