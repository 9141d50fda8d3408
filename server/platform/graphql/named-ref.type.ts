import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Another record by its id, with the name to show.' })
export class NamedRef {
  @Field(() => Int) id!: number;
  @Field() name!: string;
}
