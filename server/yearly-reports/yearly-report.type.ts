import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ReportedOf } from '../../shared/yearly-report-words.js';
import {
  BuyerTypeSales,
  CategoryContribution,
  CauseContribution,
  MonthTotals,
  YearBefore,
} from '../statistics/sales-panel.type.js';

/** Whose years are reported. */
export const YearlyReportOfEnum = {
  SUPPLIER: 'supplier',
  GOOD_CAUSE: 'good-cause',
} as const satisfies Record<string, ReportedOf>;
registerEnumType(YearlyReportOfEnum, { name: 'YearlyReportOf' });

@ObjectType({ description: 'What a New Zealand year of sales through a supplier, or for a good cause, did.' })
export class YearlyReport {
  @Field(() => YearlyReportOfEnum) of!: ReportedOf;
  @Field(() => Int, { description: 'The supplier or cause.' }) ownerId!: number;
  @Field() name!: string;
  @Field(() => Int) year!: number;
  @Field(() => [Int], { description: 'Years there is anything for, newest first.' }) years!: number[];
  @Field(() => Float, { description: 'Dollars; for a good cause already halved.' }) contribution!: number;
  @Field(() => Float, { description: 'Dollars, never halved.' }) wholeContribution!: number;
  @Field(() => Int, { description: 'Hours of community work that the contribution equals.' })
  equivalentHours!: number;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int, { description: 'Completed sales.' }) completed!: number;
  @Field(() => YearBefore) yearBefore!: YearBefore;
  @Field(() => [MonthTotals], { description: 'All twelve.' }) byMonth!: MonthTotals[];
  @Field(() => [BuyerTypeSales], { description: 'That which gave most first.' })
  byBuyerType!: BuyerTypeSales[];
  @Field(() => [CauseContribution], {
    nullable: true,
    description: 'The causes that a supplier gave to, that of most first; null for a cause.',
  })
  byCause!: CauseContribution[] | null;
  @Field(() => [CategoryContribution], {
    nullable: true,
    description: 'What was bought that a cause was given for, that of most first; null for a supplier.',
  })
  byCategory!: CategoryContribution[] | null;
  @Field(() => Int, { nullable: true, description: 'Suppliers that gave to a cause.' })
  supplierCount!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Impact buyers that have chosen the cause, and whose purchases of the year gave anything.',
  })
  buyerCount!: number | null;
}
