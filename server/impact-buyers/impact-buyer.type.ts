import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { type BuyerType, BuyerTypeEnum } from './buyer-types.js';

registerEnumType(BuyerTypeEnum, {
  name: 'BuyerType',
  description: 'What kind of organisation it is.',
});

@ObjectType({ description: 'An impact buyer as a card of the list; nothing private is on it.' })
export class ImpactBuyerCard {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field(() => String, { nullable: true }) urlKeyword!: string | null;
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => BuyerTypeEnum, { nullable: true }) buyerType!: BuyerType | null;
  @Field(() => NamedRef, { nullable: true, description: 'The approved cause that it has chosen.' })
  goodCause!: NamedRef | null;
  @Field(() => Float, { description: 'Dollars of contribution from its purchases so far.' })
  contribution!: number;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) equivalentHours!: number;
}

@ObjectType()
export class ImpactBuyerConnection {
  @Field(() => [ImpactBuyerCard]) nodes!: ImpactBuyerCard[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@InputType({ description: 'Which impact buyers; every part left out filters nothing.' })
export class ImpactBuyerFilter {
  @Field(() => String, { nullable: true, description: 'Any part of the name, whatever case and macrons.' })
  text?: string | null;

  @Field(() => BuyerTypeEnum, { nullable: true })
  buyerType?: BuyerType | null;
}
