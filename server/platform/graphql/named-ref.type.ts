import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A reference to another record, with its name for display.' })
export class NamedRef {
  @Field(() => Int, { description: 'The id of the record.' }) id!: number;
  @Field({ description: 'The name of the record.' }) name!: string;
}
