import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Dollars of contribution that no approved good cause has received.' })
export class OutsideListedCauses {
  @Field(() => Float, { description: 'From sales whose good cause is still to be chosen.' })
  awaitingCause!: number;
  @Field(() => Float, { description: 'To causes that are not approved, or no longer.' })
  unlistedCauses!: number;
}

@ObjectType({ description: 'What buying through the product has done so far.' })
export class ImpactSummary {
  @Field(() => Float, { description: 'Dollars of contribution: as set by staff, else as counted.' })
  contributions!: number;
  @Field(() => OutsideListedCauses, {
    nullable: true,
    description:
      'What there is in sales beyond the contributions of `goodCauses`; null when staff have set a total with no room for it.',
  })
  outsideListedCauses!: OutsideListedCauses | null;
  @Field(() => Int, { description: 'Equivalent hours of community work.' }) communityHours!: number;
  @Field(() => Int) completedSales!: number;
  @Field(() => Int) supplierCount!: number;
  @Field(() => Int) impactBuyerCount!: number;
  @Field(() => Int) goodCauseCount!: number;
}
