import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A category, or a sub category, where something names it.' })
export class CategoryRef {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Its place in the order that staff gave; null: behind those that have one, by name.',
  })
  position!: number | null;
}
