import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';

@ObjectType({ description: 'What the enquiries of one supplier came to in a period.' })
export class SupplierStatistics {
  @Field(() => Int, { description: 'The supplier.' }) id!: number;
  @Field() name!: string;
  @Field(() => [Int]) categoryIds!: number[];
  @Field(() => [Int]) subCategoryIds!: number[];
  @Field(() => [String]) categoryNames!: string[];
  @Field(() => [String]) subCategoryNames!: string[];
  @Field(() => String, { nullable: true, description: 'Of the impact buyer that it is, too.' })
  interestedStatus!: string | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Float, { description: 'Percent of all enquiries of the period, one decimal.' })
  enquiriesPercent!: number;
  @Field(() => Float, { description: 'Dollars without GST.' }) revenue!: number;
  @Field(() => Float, { description: 'Dollars.' }) contribution!: number;
  @Field(() => Float, { description: 'Dollars of contribution for each enquiry.' })
  contributionPerEnquiry!: number;
}

@ObjectType({ description: 'Sums of all suppliers that are found, not of one page.' })
export class SupplierStatisticsTotals {
  @Field(() => Int) enquiries!: number;
  @Field(() => Float) revenue!: number;
  @Field(() => Float) contribution!: number;
}

@ObjectType()
export class SupplierStatisticsConnection {
  @Field(() => [SupplierStatistics]) nodes!: SupplierStatistics[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SupplierStatisticsTotals) totals!: SupplierStatisticsTotals;
}
