import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A supplier to offer to an impact buyer as a lead.' })
export class MatchingSupplier {
  @Field(() => Int, { description: 'The id of the supplier.' }) id!: number;
  @Field({ description: 'The name of the supplier.' }) name!: string;
  @Field({ description: 'The list title of the supplier, such as its trade.' }) listTitle!: string;
  @Field(() => [String], { description: 'The locations of its premises.' }) locations!: string[];
  @Field(() => [String], { description: 'The reasons for the match, as texts for staff.' })
  reasons!: string[];
}
