import { Field, Float, Int, ObjectType } from 'type-graphql';
import {
  type InterestedStatus,
  InterestedStatusEnum,
} from '../../directory/impact-buyers/impact-buyer.states.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { FIGURES } from '../../totals/figures.js';

@ObjectType({ description: 'The enquiries of one supplier in a period.' })
export class SupplierStatistics {
  @Field(() => Int, { description: 'The id of the supplier.' }) id!: number;
  @Field({ description: 'The name of the supplier.' }) name!: string;
  @Field(() => [Int], { description: 'The ids of the categories that the supplier is listed under.' })
  categoryIds!: number[];
  @Field(() => [Int], { description: 'The ids of the sub categories that the supplier is listed under.' })
  subCategoryIds!: number[];
  @Field(() => [String], { description: 'The names of the categories, in the order of their ids.' })
  categoryNames!: string[];
  @Field(() => [String], { description: 'The names of the sub categories, in the order of their ids.' })
  subCategoryNames!: string[];
  @Field(() => InterestedStatusEnum, {
    nullable: true,
    description: 'The interest of the impact buyer of the same organisation. Null if there is no such buyer.',
  })
  interestedStatus!: InterestedStatus | null;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Float, {
    description: 'The share of all enquiries of the period in percent, with one decimal.',
  })
  enquiriesPercent!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
  @Field(() => Float, { description: 'The average contribution of an enquiry in New Zealand dollars.' })
  contributionPerEnquiry!: number;
}

@ObjectType({ description: 'The totals of all suppliers in the list, on all pages.' })
export class SupplierStatisticsTotals {
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
}

@ObjectType()
export class SupplierStatisticsConnection {
  @Field(() => [SupplierStatistics]) nodes!: SupplierStatistics[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SupplierStatisticsTotals, {
    description: 'The totals of all suppliers in the list, on all pages.',
  })
  totals!: SupplierStatisticsTotals;
}
