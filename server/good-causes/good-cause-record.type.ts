import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { RecordSalesTotals } from '../statistics/record-sales-totals.type.js';
import { goodCauseFields } from './good-cause.fields.js';
import type { CauseKeeper } from './good-cause.policy.js';
import { AskedImpactBuyer } from './impact-buyer-request.type.js';

const KEEPERS = ['Admin', 'GoodCause'] as const satisfies readonly CauseKeeper[];

export const GoodCauseKeeperEnum = { ADMIN: 'Admin', GOOD_CAUSE: 'GoodCause' } as const;
registerEnumType(GoodCauseKeeperEnum, {
  name: 'GoodCauseKeeper',
  description: 'As whom one sees all of a good cause.',
});

@ObjectType('GoodCauseRecord', {
  description: 'A good cause with all that staff and its own user see of it.',
})
export class KeptGoodCause extends outputFromFields(goodCauseFields, KEEPERS) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GoodCauseKeeperEnum) viewedAs!: CauseKeeper;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field({ description: 'Named (Impact an Area) or (Impacts Overall).' }) special!: boolean;
  @Field(() => Int, { description: 'Impact buyers that have chosen it.' }) buyerCount!: number;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST, of what has not fallen through.' })
  revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution, whole, as its public page shows them.' })
  contributionTotal!: number;
  @Field(() => [AskedImpactBuyer], {
    description: 'The impact buyers that it has asked for, the latest hundred.',
  })
  buyerRequests!: AskedImpactBuyer[];
}

@ObjectType()
export class GoodCauseRecordConnection {
  @Field(() => [KeptGoodCause]) nodes!: KeptGoodCause[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals) totals!: RecordSalesTotals;
}
