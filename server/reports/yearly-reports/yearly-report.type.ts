import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { ReportedOf } from '../../../shared/yearly-report-texts.js';
import { FIGURES } from '../../totals/figures.js';
import {
  BuyerTypeSales,
  CategoryContribution,
  CauseContribution,
  MonthTotals,
  YearBefore,
} from '../statistics/sales-panel.type.js';

/** The kind of record that a yearly report is about. */
export const YearlyReportOfEnum = {
  SUPPLIER: 'supplier',
  GOOD_CAUSE: 'good-cause',
} as const satisfies Record<string, ReportedOf>;
registerEnumType(YearlyReportOfEnum, {
  name: 'YearlyReportOf',
  valuesConfig: {
    SUPPLIER: { description: 'The sales of a supplier.' },
    GOOD_CAUSE: { description: 'The sales that benefit a good cause.' },
  },
  description: 'The kind of record that a yearly report is about.',
});

@ObjectType({ description: 'The report of one New Zealand year of a supplier or a good cause.' })
export class YearlyReport {
  @Field(() => YearlyReportOfEnum, { description: 'The kind of record.' }) of!: ReportedOf;
  @Field(() => Int, { description: 'The id of the supplier or good cause.' }) ownerId!: number;
  @Field({ description: 'The name of the supplier or good cause.' }) name!: string;
  @Field(() => Int, { description: FIGURES.year }) year!: number;
  @Field(() => [Int], { description: FIGURES.years }) years!: number[];
  @Field(() => Float, { description: FIGURES.ownContribution }) contribution!: number;
  @Field(() => Float, { description: FIGURES.wholeContribution }) wholeContribution!: number;
  @Field(() => Int, { description: FIGURES.hours }) equivalentHours!: number;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => YearBefore, { description: 'The sales of the same months a year before.' })
  yearBefore!: YearBefore;
  @Field(() => [MonthTotals], { description: 'The sales of all twelve months.' }) byMonth!: MonthTotals[];
  @Field(() => [BuyerTypeSales], {
    description: 'The sales of each type of buyer, the highest contribution first.',
  })
  byBuyerType!: BuyerTypeSales[];
  @Field(() => [CauseContribution], {
    nullable: true,
    description:
      'The contributions of a supplier to each good cause, the largest first. Null for a good cause.',
  })
  byCause!: CauseContribution[] | null;
  @Field(() => [CategoryContribution], {
    nullable: true,
    description:
      'The contributions to a good cause from each category, the largest first. Null for a supplier.',
  })
  byCategory!: CategoryContribution[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of suppliers that contributed to a good cause. Null for a supplier.',
  })
  supplierCount!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of impact buyers that have chosen the good cause and contributed to it in the year. Null for a supplier.',
  })
  buyerCount!: number | null;
}
