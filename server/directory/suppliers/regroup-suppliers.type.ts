import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'The effect of moving a sub category to another category.',
})
export class SubCategoryRegrouping {
  @Field(() => Int, {
    description: 'The number of suppliers that move with the sub category, listed or not.',
  })
  suppliers!: number;
  @Field(() => Int, {
    description:
      'The number of these suppliers that stay under the current category as well, because they are under another of its sub categories.',
  })
  staying!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the move is not possible. Null if it is possible.',
  })
  refusal!: string | null;
}
