import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What would become of the suppliers of a sub category that goes to another category.',
})
export class SubCategoryRegrouping {
  @Field(() => Int, { description: 'Those who go along, listed or not.' }) suppliers!: number;
  @Field(() => Int, {
    description:
      'Those of them who stay under the present category as well: they are under another sub category of it.',
  })
  staying!: number;
  @Field(() => String, { nullable: true, description: 'Why it cannot go there; null where it can.' })
  refusal!: string | null;
}
