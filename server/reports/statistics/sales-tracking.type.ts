import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FIGURES } from '../../totals/figures.js';
import { SourceTotals } from './sales-panel.type.js';

@ObjectType({ description: 'The enquiries of one year in New Zealand time, or of all years.' })
export class SalesTrackingRow {
  @Field(() => Int, {
    nullable: true,
    description: 'The calendar year, in New Zealand time. Null for all years.',
  })
  year!: number | null;
  @Field(() => Int, { description: FIGURES.enquiries }) enquiries!: number;
  @Field(() => Int, { description: FIGURES.completed }) completed!: number;
  @Field(() => Int, { description: FIGURES.active }) pending!: number;
  @Field(() => Int, { description: FIGURES.fallenThrough }) fallenThrough!: number;
  @Field(() => Int, { description: FIGURES.consumerEnquiries }) consumerEnquiries!: number;
  @Field(() => Int, { description: FIGURES.businessEnquiries }) businessEnquiries!: number;
  @Field(() => Int, { description: FIGURES.repeatSales }) repeatSales!: number;
  @Field(() => [SourceTotals], {
    description: 'The totals of the enquiries from each of the nine sources, always in the same order.',
  })
  bySource!: SourceTotals[];
  @Field(() => Float, { description: FIGURES.revenue }) revenue!: number;
  @Field(() => Float, { description: FIGURES.contribution }) contribution!: number;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the latest enquiry. Null if there is none.',
  })
  latestEnquiryAt!: Date | null;
}

@ObjectType({ description: 'The enquiries of each year.' })
export class SalesTracking {
  @Field(() => [SalesTrackingRow], { description: 'The years that have any enquiry, newest first.' })
  years!: SalesTrackingRow[];
  @Field(() => SalesTrackingRow, { description: 'The enquiries of all years together.' })
  totals!: SalesTrackingRow;
}
