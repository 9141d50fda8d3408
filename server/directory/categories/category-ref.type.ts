import { Field, Int, ObjectType } from 'type-graphql';

/** The options of the field with the position of a category or a sub category. */
export const POSITION = {
  nullable: true,
  description: 'The position set by staff. Null if not set, which sorts it by name after the others.',
} as const;

@ObjectType({ description: 'A reference to a category or a sub category.' })
export class CategoryRef {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => Int, POSITION) position!: number | null;
}
