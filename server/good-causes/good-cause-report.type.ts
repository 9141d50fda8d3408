import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ImpactBuyerCard } from '../impact-buyers/impact-buyer.type.js';
import { YearOfGiving } from '../statistics/year-of-giving.type.js';
import { PartnerCard } from '../suppliers/partner-card.type.js';
import { PublicGoodCause } from './good-cause.type.js';

@ObjectType({ description: 'A listed supplier whose completed sales have benefitted a cause.' })
export class GivingSupplier {
  @Field(() => PartnerCard) supplier!: PartnerCard;
  @Field(() => Float, { description: 'Dollars of contribution from its completed sales.' })
  contribution!: number;
}

@ObjectType({
  description: 'What a good cause has received and from whom; never from which customer.',
})
export class GoodCauseReport {
  @Field(() => PublicGoodCause) goodCause!: PublicGoodCause;
  @Field(() => [YearOfGiving]) byYear!: YearOfGiving[];
  @Field(() => Int, { description: 'Impact buyers with a Live Report that have chosen it.' })
  buyerCount!: number;
  @Field(() => [ImpactBuyerCard], {
    description: '24 of them, from `buyersOffset` on; those that contributed most come first.',
  })
  buyers!: ImpactBuyerCard[];
  @Field(() => Int, { description: 'Listed suppliers with a completed sale for it.' }) supplierCount!: number;
  @Field(() => [GivingSupplier], {
    description: '24 of them, from `suppliersOffset` on; those that gave most come first.',
  })
  suppliers!: GivingSupplier[];
}
