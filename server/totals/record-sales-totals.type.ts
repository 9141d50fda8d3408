import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FIGURES } from './figures.js';

@ObjectType({ description: 'The totals of all records in a list, on all pages.' })
export class RecordSalesTotals {
  @Field(() => Int, { description: FIGURES.enquiries }) enquiryTotal!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenueTotal!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contributionTotal!: number;
}
