import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A supplier that suits an impact buyer as a lead.' })
export class MatchingSupplier {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field(() => [String], { description: 'Where it has its offices.' }) locations!: string[];
  @Field(() => [String], { description: 'What speaks for it, in words.' }) reasons!: string[];
}
