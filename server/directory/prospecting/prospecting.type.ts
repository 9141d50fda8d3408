import { Field, Int, ObjectType } from 'type-graphql';
import { type BuyerType, BuyerTypeEnum } from '../impact-buyers/buyer-types.js';
import {
  type ChanceOfLead,
  ChanceOfLeadEnum,
  type GoodCauseAction,
  GoodCauseActionEnum,
  type InterestedStatus,
  InterestedStatusEnum,
} from '../impact-buyers/impact-buyer.states.js';

@ObjectType({ description: 'An impact buyer that a good cause helps to win.' })
export class ProspectingBuyer {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => BuyerTypeEnum, { nullable: true, description: 'The type of organisation.' })
  buyerType!: BuyerType | null;
  @Field(() => String, {
    nullable: true,
    description: 'The notes of staff for the person who talks to the buyer.',
  })
  actionNotes!: string | null;
  @Field(() => ChanceOfLeadEnum, { nullable: true, description: 'The chance that its leads succeed.' })
  chanceOfLead!: ChanceOfLead | null;
  @Field(() => InterestedStatusEnum, { description: 'The interest of the buyer.' })
  interestedStatus!: InterestedStatus;
  @Field(() => String, { nullable: true, description: 'The name of the contact person.' }) contactName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The phone number of the contact person.' }) phone!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The position of the contact person.' }) contactTitle!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The connection between the good cause and the contact person.',
  })
  contactConnection!: string | null;
  @Field(() => String, { nullable: true, description: 'The email address of the contact person.' }) email!:
    | string
    | null;
  @Field(() => [String], { description: 'Names of the contact fields that cannot be changed here.' })
  readOnly!: string[];
  @Field(() => GoodCauseActionEnum, {
    description: 'The progress of the good cause in winning the impact buyer.',
  })
  goodCauseAction!: GoodCauseAction;
  @Field(() => String, {
    nullable: true,
    description: 'The comments of the good cause about the impact buyer.',
  })
  goodCauseComments!: string | null;
}

@ObjectType({ description: 'The buyers that a good cause helps to win.' })
export class ProspectingPage {
  @Field(() => String, { description: 'The name of the good cause.' }) goodCauseName!: string;
  @Field(() => [ProspectingBuyer], { description: 'The buyers to approach.' }) buyers!: ProspectingBuyer[];
}
