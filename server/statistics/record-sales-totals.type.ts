import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sums of all records that are found, not of one page.' })
export class RecordSalesTotals {
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST, of what has not fallen through.' })
  revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contributionTotal!: number;
}
