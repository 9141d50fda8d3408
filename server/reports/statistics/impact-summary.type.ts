import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FIGURES } from '../../totals/figures.js';

@ObjectType({ description: 'Contributions in New Zealand dollars that no approved good cause has received.' })
export class OutsideListedCauses {
  @Field(() => Float, {
    description: 'The contributions of sales without a good cause yet, in New Zealand dollars.',
  })
  awaitingCause!: number;
  @Field(() => Float, {
    description:
      'The contributions to good causes that are not, or no longer, approved, in New Zealand dollars.',
  })
  unlistedCauses!: number;
}

@ObjectType({ description: 'The impact of all sales so far.' })
export class ImpactSummary {
  @Field(() => Float, {
    description:
      'The total contribution in New Zealand dollars: the total set by staff, or otherwise the counted total.',
  })
  contributions!: number;
  @Field(() => OutsideListedCauses, {
    nullable: true,
    description:
      'The contributions that are not part of `goodCauses`. Null if staff have set a total that is too small to include them.',
  })
  outsideListedCauses!: OutsideListedCauses | null;
  @Field(() => Int, { description: 'The hours of community work that are equivalent to the contributions.' })
  communityHours!: number;
  @Field(() => Int, { description: FIGURES.completed }) completedSales!: number;
  @Field(() => Int, { description: 'The number of listed suppliers.' }) supplierCount!: number;
  @Field(() => Int, { description: 'The number of impact buyers.' }) impactBuyerCount!: number;
  @Field(() => Int, { description: 'The number of approved good causes.' }) goodCauseCount!: number;
}
