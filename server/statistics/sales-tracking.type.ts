import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { SourceTotals } from './sales-panel.type.js';

@ObjectType({ description: 'What all enquiries of a New Zealand year, or of all years, come to.' })
export class SalesTrackingRow {
  @Field(() => Int, { nullable: true, description: 'Null: all of them.' }) year!: number | null;
  @Field(() => Int) enquiries!: number;
  @Field(() => Int) completed!: number;
  @Field(() => Int, { description: 'Neither completed nor fallen through.' }) pending!: number;
  @Field(() => Int) fallenThrough!: number;
  @Field(() => Int) consumerEnquiries!: number;
  @Field(() => Int) businessEnquiries!: number;
  @Field(() => Int) repeatSales!: number;
  @Field(() => [SourceTotals], { description: 'The nine sources, always in the same order.' })
  bySource!: SourceTotals[];
  @Field(() => Float, { description: 'Dollars without GST.' }) revenue!: number;
  @Field(() => Float, { description: 'Dollars.' }) contribution!: number;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the latest of them came.' })
  latestEnquiryAt!: Date | null;
}

@ObjectType({ description: 'One row for each year that there is anything for, newest first.' })
export class SalesTracking {
  @Field(() => [SalesTrackingRow]) years!: SalesTrackingRow[];
  @Field(() => SalesTrackingRow, { description: 'All years together.' }) totals!: SalesTrackingRow;
}
