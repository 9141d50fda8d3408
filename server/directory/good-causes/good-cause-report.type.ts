import { Field, Float, Int, ObjectType } from 'type-graphql';
import { YearOfGiving } from '../../totals/years-of-giving.js';
import { ImpactBuyerCard } from '../impact-buyers/impact-buyer.type.js';
import { PartnerCard } from '../suppliers/partner-card.type.js';
import { PublicGoodCause } from './good-cause.type.js';

@ObjectType({ description: 'A listed supplier with completed sales for a good cause.' })
export class GivingSupplier {
  @Field(() => PartnerCard, { description: 'The supplier on a card.' }) supplier!: PartnerCard;
  @Field(() => Float, {
    description: 'The contribution from its completed sales for the good cause, in New Zealand dollars.',
  })
  contribution!: number;
}

@ObjectType({
  description:
    'The contributions to a good cause by year, impact buyer and supplier. It does not name customers.',
})
export class GoodCauseReport {
  @Field(() => PublicGoodCause, { description: 'The good cause.' }) goodCause!: PublicGoodCause;
  @Field(() => [YearOfGiving], {
    description: 'The years from the first to the last contribution, oldest first.',
  })
  byYear!: YearOfGiving[];
  @Field(() => Int, {
    description: 'The number of impact buyers with a Live Report that have chosen the good cause.',
  })
  buyerCount!: number;
  @Field(() => [ImpactBuyerCard], {
    description: 'A page of 24 of these impact buyers, highest contribution first.',
  })
  buyers!: ImpactBuyerCard[];
  @Field(() => Int, {
    description: 'The number of listed suppliers with a completed sale for the good cause.',
  })
  supplierCount!: number;
  @Field(() => [GivingSupplier], {
    description: 'A page of 24 of these suppliers, highest contribution first.',
  })
  suppliers!: GivingSupplier[];
}
