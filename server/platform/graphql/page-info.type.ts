import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field({ description: 'True if more items follow.' }) hasNextPage!: boolean;
  @Field(() => String, {
    nullable: true,
    description:
      'The cursor of the last item on the page. Send it as `after` to get the next page. Null if the page is empty, or if the list is paged by offset.',
  })
  endCursor!: string | null;
}
