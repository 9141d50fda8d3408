import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';

@ObjectType('SearchSynonym', {
  description: 'A word or phrase that people type, and what else is sought for it.',
})
export class SynonymView {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field({ description: 'Folded, as a search reads it.' }) phrase!: string;
  @Field(() => [String], { description: 'Empty: the phrase means nothing to a search.' }) means!: string[];
  @Field(() => GraphQLDateTime) updatedAt!: Date | string;
}

@ObjectType()
export class SearchSynonymConnection {
  @Field(() => [SynonymView]) nodes!: SynonymView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@ObjectType('SearchMiss', { description: 'A search text that found no supplier.' })
export class MissView {
  @Field(() => Int) id!: number;
  @Field({ description: 'Folded.' }) text!: string;
  @Field(() => Int, { description: 'How often; a page that is kept is counted once.' }) searches!: number;
  @Field() dismissed!: boolean;
  @Field(() => GraphQLDateTime) firstSearchedAt!: Date | string;
  @Field(() => GraphQLDateTime) lastSearchedAt!: Date | string;
  @Field(() => [String], {
    description: 'What may have been meant, the likeliest first; each finds somebody.',
  })
  guesses!: string[];
}

@ObjectType()
export class SearchMissConnection {
  @Field(() => [MissView]) nodes!: MissView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
