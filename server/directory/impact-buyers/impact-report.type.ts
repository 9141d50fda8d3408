import { Field, Float, Int, ObjectType } from 'type-graphql';
import { YearOfGiving } from '../../totals/years-of-giving.js';
import { PartnerCard } from '../suppliers/partner-card.type.js';
import { type BuyerType, BuyerTypeEnum } from './buyer-types.js';
import { type BuyerStatus, BuyerStatusEnum } from './impact-buyer.states.js';

const optional = { nullable: true } as const;

@ObjectType({ description: 'The approved good cause that an impact buyer has chosen.' })
export class ChosenCause {
  @Field(() => Int, { description: 'The id of the good cause.' }) id!: number;
  @Field({ description: 'The name of the good cause.' }) name!: string;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => String, { ...optional, description: 'A description of the good cause.' })
  description!: string | null;
}

@ObjectType({ description: 'The number of used suppliers with a sustainability outcome.' })
export class OutcomeCount {
  @Field({ description: 'The name of the sustainability outcome.' }) type!: string;
  @Field(() => Int, { description: 'The number of suppliers.' }) suppliers!: number;
}

@ObjectType({ description: 'The public impact report of an impact buyer, without private fields.' })
export class ImpactReport {
  @Field(() => Int, { description: 'The id of the impact buyer.' }) id!: number;
  @Field({ description: 'The name of the impact buyer.' }) name!: string;
  @Field(() => BuyerStatusEnum, {
    description: 'The status, always LIVE_REPORT unless the caller is its own user or staff.',
  })
  status!: BuyerStatus;
  @Field(() => String, { ...optional, description: 'The URL keyword of the report.' })
  urlKeyword!: string | null;
  @Field(() => BuyerTypeEnum, { ...optional, description: 'The kind of organisation. Null if not set.' })
  buyerType!: BuyerType | null;
  @Field(() => String, optional) imageUrl!: string | null;
  @Field(() => String, { ...optional, description: 'The address of its website.' })
  website!: string | null;
  @Field(() => String, {
    ...optional,
    description: 'A description in one line, such as the kind of organisation and its town.',
  })
  description!: string | null;
  @Field(() => String, { ...optional, description: 'The introduction of the impact buyer.' })
  whoWeAre!: string | null;
  @Field(() => String, { ...optional, description: 'The story of a recent impact, as HTML.' })
  recentImpactStory!: string | null;
  @Field(() => ChosenCause, {
    ...optional,
    description: 'The chosen good cause. Null if none is chosen or the chosen one is not approved.',
  })
  goodCause!: ChosenCause | null;
  @Field(() => Float, { description: 'The contribution from its purchases so far, in New Zealand dollars.' })
  contribution!: number;
  @Field(() => Int, { description: 'The contribution as equivalent hours of community work.' })
  equivalentHours!: number;
  @Field(() => [YearOfGiving], {
    description: 'The years from the first to the last contribution, oldest first.',
  })
  byYear!: YearOfGiving[];
  @Field(() => Int, { description: 'The number of listed suppliers with a completed sale to it.' })
  supplierCount!: number;
  @Field(() => [PartnerCard], {
    description: 'A page of 24 of these suppliers, highest contribution first.',
  })
  suppliers!: PartnerCard[];
  @Field(() => [OutcomeCount], {
    description: 'The sustainability outcomes of its suppliers. Outcomes without suppliers are left out.',
  })
  sustainability!: OutcomeCount[];
  @Field(() => Int, {
    ...optional,
    description: 'The id of the listed supplier of the same organisation. Null if there is none.',
  })
  supplierId!: number | null;
}
