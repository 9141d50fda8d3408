import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { SearchedPlace } from './search-interpretation.type.js';

@ObjectType({ description: 'A category or sub category that has suppliers.' })
export class CategorySuggestion {
  @Field({ description: 'The name of the category or sub category.' }) name!: string;
  @Field(() => Int, { description: 'The id of the category. For a sub category, the id of its category.' })
  categoryId!: number;
  @Field(() => Int, { nullable: true, description: 'The id of the sub category. Null for a whole category.' })
  subCategoryId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the category that the sub category belongs to. Null for a whole category.',
  })
  within!: string | null;
}

@ObjectType({ description: 'The suggestions of the search box for a text that is being typed.' })
export class SearchBoxSuggestions {
  @Field(() => String, {
    nullable: true,
    description:
      'The corrected text that the suggestions begin with. Null if there are suggestions for the text itself.',
  })
  meant!: string | null;

  @Field(() => [String], { description: 'Up to six services of listed suppliers that begin with the text.' })
  services!: string[];
  @Field(() => [String], {
    description: 'Up to three listing titles that begin with the text, the most frequent first.',
  })
  trades!: string[];
  @Field(() => [CategorySuggestion], {
    description: 'Up to three categories and sub categories whose name has a word that begins with the text.',
  })
  categories!: CategorySuggestion[];
  @Field(() => [SearchedPlace], {
    description: 'Up to three places that begin with the text, the best known first.',
  })
  places!: SearchedPlace[];
  @Field(() => String, {
    nullable: true,
    description:
      'The text before the beginning of a place, such as “plumber” of “plumber in auck”. The places complete it. Null if the text does not end with a place.',
  })
  textBeforePlace!: string | null;

  @Field(() => [NamedRef], { description: 'Up to three listed suppliers whose name begins with the text.' })
  suppliers!: NamedRef[];
}
