import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { SearchedPlace } from './search-interpretation.type.js';

@ObjectType({ description: 'A category or sub category that has suppliers.' })
export class CategorySuggestion {
  @Field() name!: string;
  @Field(() => Int, { description: 'Of the category.' }) categoryId!: number;
  @Field(() => Int, { nullable: true, description: 'Null for a whole category.' })
  subCategoryId!: number | null;
  @Field(() => String, { nullable: true, description: 'The category that a sub category belongs to.' })
  within!: string | null;
}

@ObjectType({ description: 'What the search box offers while somebody types.' })
export class SearchBoxSuggestions {
  @Field(() => String, {
    nullable: true,
    description:
      'Where nothing begins with the text: what it was meant for. What is offered begins with that.',
  })
  meant!: string | null;

  @Field(() => [String], { description: 'Services of listed suppliers, at most 6.' })
  services!: string[];
  @Field(() => [String], { description: 'What listed suppliers call themselves, at most 3.' })
  trades!: string[];
  @Field(() => [CategorySuggestion], { description: 'Of whose name a word begins so, at most 3.' })
  categories!: CategorySuggestion[];
  @Field(() => [SearchedPlace], { description: 'The best known first, at most 3.' })
  places!: SearchedPlace[];
  @Field(() => String, {
    nullable: true,
    description: 'Where the text ends with the beginning of a place: what is sought in the places.',
  })
  soughtInPlaces!: string | null;

  @Field(() => [NamedRef], { description: 'Listed suppliers by name, at most 3.' })
  suppliers!: NamedRef[];
}
