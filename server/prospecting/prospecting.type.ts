import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An impact buyer that a good cause helps to win.' })
export class ProspectingBuyer {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String, { nullable: true }) buyerType!: string | null;
  @Field(() => String, { nullable: true, description: 'What we have noted for those who talk to it.' })
  actionNotes!: string | null;
  @Field(() => String, { nullable: true, description: 'Low, Good or Strong.' })
  chanceOfLead!: string | null;
  @Field(() => String, { description: 'Prospecting, Open or Not Interested.' }) interestedStatus!: string;
  @Field(() => String, { nullable: true }) contactName!: string | null;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true }) contactTitle!: string | null;
  @Field(() => String, { nullable: true }) contactConnection!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => [String], { description: 'Names of the contact fields that cannot be changed here.' })
  readOnly!: string[];
  @Field(() => String, { description: "Haven't Done, In Process, Completed or Other." })
  goodCauseAction!: string;
  @Field(() => String, { nullable: true }) goodCauseComments!: string | null;
}

@ObjectType({ description: 'The buyers that a good cause helps to win.' })
export class ProspectingPage {
  @Field(() => String) goodCauseName!: string;
  @Field(() => [ProspectingBuyer]) buyers!: ProspectingBuyer[];
}
