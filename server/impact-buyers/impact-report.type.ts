import { Field, Float, Int, ObjectType } from 'type-graphql';
import { YearOfGiving } from '../statistics/year-of-giving.type.js';
import { PartnerCard } from '../suppliers/partner-card.type.js';
import { type BuyerType, BuyerTypeEnum } from './buyer-types.js';

const optional = { nullable: true } as const;

@ObjectType({ description: 'The cause that an impact buyer has chosen, while it is approved.' })
export class ChosenCause {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => String, optional) description!: string | null;
}

@ObjectType({ description: 'How many of the suppliers used claim an outcome.' })
export class OutcomeCount {
  @Field() type!: string;
  @Field(() => Int) suppliers!: number;
}

@ObjectType({ description: 'The public impact report of an impact buyer; nothing private is on it.' })
export class ImpactReport {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field({ description: 'Live Report, unless its own user or Admin asks.' }) status!: string;
  @Field(() => String, optional) urlKeyword!: string | null;
  @Field(() => BuyerTypeEnum, optional) buyerType!: BuyerType | null;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => String, optional) website!: string | null;
  @Field(() => String, { ...optional, description: 'What and where, in a line.' }) description!:
    | string
    | null;
  @Field(() => String, optional) whoWeAre!: string | null;
  @Field(() => String, optional) recentImpactStory!: string | null;
  @Field(() => ChosenCause, optional) goodCause!: ChosenCause | null;
  @Field(() => Float, { description: 'Dollars of contribution from its purchases so far.' })
  contribution!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) equivalentHours!: number;
  @Field(() => [YearOfGiving]) byYear!: YearOfGiving[];
  @Field(() => Int, { description: 'Listed suppliers with a completed sale.' }) supplierCount!: number;
  @Field(() => [PartnerCard], {
    description: '24 of them, after `suppliersOffset` others; those that gave most first.',
  })
  suppliers!: PartnerCard[];
  @Field(() => [OutcomeCount]) sustainability!: OutcomeCount[];
  @Field(() => Int, { ...optional, description: 'The listed supplier that it is besides.' })
  supplierId!: number | null;
}
