import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type LeadResponse, LeadResponseEnum } from '../leads/lead.states.js';

@ObjectType({ description: 'A supplier that is offered to the impact buyer whose key it is.' })
export class LinkedLead {
  @Field(() => Int) id!: number;
  @Field(() => String, { nullable: true, description: 'What kind of supplier it is.' })
  listTitle!: string | null;
  @Field(() => Int) supplierId!: number;
  @Field(() => String) supplierName!: string;
  @Field(() => Boolean, { description: 'Whether the supplier has a public profile at present.' })
  hasProfile!: boolean;
  @Field(() => String, { nullable: true }) summary!: string | null;
  @Field(() => String, { nullable: true }) specificBenefits!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => LeadResponseEnum, { nullable: true }) customersResponse!: LeadResponse | null;
  @Field(() => String, { nullable: true }) customersComments!: string | null;
  @Field(() => Boolean) customerHidden!: boolean;
  @Field(() => Int, { nullable: true }) estimatedContributionBand!: number | null;
  @Field(() => Float, { description: 'The dollars that its band counts as; 0 without one.' })
  estimatedContribution!: number;
  @Field(() => Int, { description: 'Hours of community work that these pay for.' }) equivalentHours!: number;
}

@ObjectType({ description: 'What an impact buyer is offered, what weighs most first.' })
export class LinkPage {
  @Field(() => [LinkedLead]) leads!: LinkedLead[];
  @Field(() => Float, {
    description: 'Dollars of all leads, hidden ones included, but those it has no need of.',
  })
  estimatedContribution!: number;
  @Field(() => Int) equivalentHours!: number;
}
