import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'A suggested address in New Zealand. Parts that are not known are null.',
})
export class AddressSuggestion {
  @Field(() => ID, { description: 'The id of the suggestion.' }) id!: string;
  @Field({ description: 'The whole address in one line.' }) label!: string;
  @Field(() => String, { nullable: true, description: 'The street number and street.' })
  street!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the suburb.' }) suburb!: string | null;
  @Field(() => String, { nullable: true, description: 'The name of the town or city.' })
  city!: string | null;
  @Field(() => String, { nullable: true, description: 'The postcode of four digits.' })
  postCode!: string | null;
}
