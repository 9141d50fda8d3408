import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType('SearchSynonym', {
  description: 'A word or phrase that people type, with the terms that are searched for as well.',
})
export class SynonymView {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field({ description: 'The word or phrase, without accents and in lower case.' }) phrase!: string;
  @Field(() => [String], {
    description: 'The terms that are searched for as well. Empty if the phrase has no meaning for a search.',
  })
  means!: string[];
  @Field(() => GraphQLDateTime) createdAt!: Date | string;
  @Field(() => GraphQLDateTime) updatedAt!: Date | string;
}

@ObjectType()
export class SearchSynonymConnection {
  @Field(() => [SynonymView]) nodes!: SynonymView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('SearchMiss', { description: 'A zero-result search: a text that finds no supplier.' })
export class ZeroResultView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The text, without accents and in lower case.' }) text!: string;
  @Field(() => Int, {
    description: 'The number of searches for the text. Repeated views of a cached page count once.',
  })
  searches!: number;
  @Field({ description: 'True if staff have dismissed the text.' }) dismissed!: boolean;
  @Field(() => GraphQLDateTime, { description: 'The time of the first search for the text.' })
  firstSearchedAt!: Date | string;
  @Field(() => GraphQLDateTime, { description: 'The time of the latest search for the text.' })
  lastSearchedAt!: Date | string;
  @Field(() => [String], {
    description: 'The probable meanings of the text, the most likely first. Each of them has results.',
  })
  guesses!: string[];
}

@ObjectType()
export class SearchMissConnection {
  @Field(() => [ZeroResultView]) nodes!: ZeroResultView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
