import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { type BuyerType, BuyerTypeEnum } from './buyer-types.js';

registerEnumType(BuyerTypeEnum, {
  name: 'BuyerType',
  description: 'The kind of organisation of an impact buyer.',
  valuesConfig: {
    CHURCH: { description: 'A church or other place of worship.' },
    CHARITY: { description: 'A registered charity.' },
    SOCIAL_ENTERPRISE: { description: 'A social enterprise.' },
    SCHOOL: { description: 'A primary, intermediate or secondary school.' },
    PRE_SCHOOL: { description: 'A pre-school or kindergarten.' },
    SELF_EMPLOYED: { description: 'A self-employed person.' },
    SMALL_SERVICE_BUSINESS: { description: 'A service business with 2 to 20 staff.' },
    MEDIUM_SERVICE_BUSINESS: { description: 'A service business with 20 to 50 staff.' },
    LARGE_COMPANY: { description: 'A company with more than 50 staff.' },
    PHYSICAL_SHOP: { description: 'A physical shop.' },
    ONLINE_STORE: { description: 'An online store.' },
    FARM: { description: 'A farm or orchard.' },
    MALL: { description: 'A shopping mall.' },
    MP_OFFICE: { description: 'The office of a member of Parliament.' },
    SMALL_CORPORATE: { description: 'A regional corporate.' },
    LARGE_CORPORATE: { description: 'A national corporate.' },
    LOCAL_GOVERNMENT: { description: 'A local government body.' },
    GOVERNMENT: { description: 'A national government body.' },
  },
});

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
