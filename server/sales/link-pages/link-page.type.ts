import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type LeadResponse, LeadResponseEnum } from '../leads/lead.states.js';

@ObjectType({ description: 'A supplier that is offered to an impact buyer on its link page.' })
export class LinkedLead {
  @Field(() => Int) id!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The title of the supplier in lists, such as its trade. Null if it is not known.',
  })
  listTitle!: string | null;
  @Field(() => Int) supplierId!: number;
  @Field(() => String, { description: 'The name of the supplier.' }) supplierName!: string;
  @Field(() => Boolean, { description: 'True if the supplier has a public profile.' })
  hasProfile!: boolean;
  @Field(() => String, { nullable: true, description: 'The summary of the offer. Null if there is none.' })
  summary!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The benefits that the supplier offers to impact buyers. Null if none are recorded.',
  })
  specificBenefits!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => LeadResponseEnum, {
    nullable: true,
    description: 'The buyer’s response to the offer. Null if it has not responded.',
  })
  customersResponse!: LeadResponse | null;
  @Field(() => String, {
    nullable: true,
    description: 'The buyer’s comments on the offer. Null if it has none.',
  })
  customersComments!: string | null;
  @Field(() => Boolean, { description: 'True if the buyer has hidden the lead.' }) customerHidden!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'The band of the estimated contribution, from 1 to 5. Null if it is not estimated.',
  })
  estimatedContributionBand!: number | null;
  @Field(() => Float, {
    description: 'The estimated contribution in New Zealand dollars, by its band. 0 without a band.',
  })
  estimatedContribution!: number;
  @Field(() => Int, {
    description: 'The hours of community work that are equivalent to the estimated contribution.',
  })
  equivalentHours!: number;
}

@ObjectType({
  description: 'The suppliers that are offered to an impact buyer, those with the highest weight first.',
})
export class LinkPage {
  @Field(() => [LinkedLead], {
    description: 'The suppliers that are offered, those with the highest weight first.',
  })
  leads!: LinkedLead[];
  @Field(() => Float, {
    description:
      'The estimated contribution of all leads in New Zealand dollars. It includes hidden leads, but not those that the buyer has no need of.',
  })
  estimatedContribution!: number;
  @Field(() => Int, {
    description: 'The hours of community work that are equivalent to the estimated contribution.',
  })
  equivalentHours!: number;
}
