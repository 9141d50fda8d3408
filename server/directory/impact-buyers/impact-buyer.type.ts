import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type BuyerType, BuyerTypeEnum } from './buyer-types.js';

@ObjectType({ description: 'An impact buyer on a card of the public list, without private fields.' })
export class ImpactBuyerCard {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true, description: 'The URL keyword of its impact report.' })
  urlKeyword!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => BuyerTypeEnum, { nullable: true, description: 'The kind of organisation. Null if not set.' })
  buyerType!: BuyerType | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The chosen good cause. Null if none is chosen or the chosen one is not approved.',
  })
  goodCause!: NamedRef | null;
  @Field(() => Float, { description: 'The contribution from its purchases so far, in New Zealand dollars.' })
  contribution!: number;
  @Field(() => Int, { description: 'The contribution as equivalent hours of community work.' })
  equivalentHours!: number;
}

@ObjectType()
export class ImpactBuyerConnection {
  @Field(() => [ImpactBuyerCard]) nodes!: ImpactBuyerCard[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@InputType({
  description: 'The conditions of the public list of impact buyers. Fields that are left out have no effect.',
})
export class ImpactBuyerFilter {
  @Field(() => String, {
    nullable: true,
    description: 'A part of the name, without regard to case and macrons.',
  })
  text?: string | null;

  @Field(() => BuyerTypeEnum, { nullable: true, description: 'The kind of organisation.' })
  buyerType?: BuyerType | null;
}
