import { Field, ObjectType } from 'type-graphql';

@ObjectType()
export class PageInfo {
  @Field() hasNextPage!: boolean;
  @Field(() => String, { nullable: true, description: 'Give it as `after` for the next page.' })
  endCursor!: string | null;
}
