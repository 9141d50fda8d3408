import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'An address in New Zealand, or the end of one, as its fields are filled in with it.',
})
export class AddressSuggestion {
  @Field(() => ID) id!: string;
  @Field({ description: 'All of it in one line.' }) label!: string;
  @Field(() => String, { nullable: true, description: 'Number and street.' }) street!: string | null;
  @Field(() => String, { nullable: true }) suburb!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) postCode!: string | null;
}
