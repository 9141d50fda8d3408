import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { RecordSalesTotals } from '../statistics/record-sales-totals.type.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import type { BuyerKeeper } from './impact-buyer.policy.js';

const KEEPERS = ['Admin', 'ImpactBuyer'] as const satisfies readonly BuyerKeeper[];

export const ImpactBuyerKeeperEnum = { ADMIN: 'Admin', IMPACT_BUYER: 'ImpactBuyer' } as const;
registerEnumType(ImpactBuyerKeeperEnum, {
  name: 'ImpactBuyerKeeper',
  description: 'As whom one keeps an impact buyer up to date.',
});

@ObjectType({
  description: 'An impact buyer with all that its keeper may see of it: staff, or its own user.',
})
export class ImpactBuyerRecord extends outputFromFields(impactBuyerFields, KEEPERS) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => ImpactBuyerKeeperEnum) viewedAs!: BuyerKeeper;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => NamedRef, { nullable: true, description: 'The cause that it has chosen, approved or not.' })
  goodCause!: NamedRef | null;
  @Field(() => String, {
    nullable: true,
    description: 'Opens the page of its good cause, where that has one. For staff alone.',
  })
  goodCauseLinkKey!: string | null;
  @Field(() => NamedRef, { nullable: true, description: 'The supplier that it is, too.' })
  supplier!: NamedRef | null;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST, of what has not fallen through.' })
  revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution, as its report counts them.' })
  contributionTotal!: number;
  @Field(() => Int, { description: 'Leads that are under way.' }) leadsCount!: number;
  @Field(() => Int, { nullable: true }) latestEnquiryId!: number | null;
}

@ObjectType()
export class ImpactBuyerRecordConnection {
  @Field(() => [ImpactBuyerRecord]) nodes!: ImpactBuyerRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals) totals!: RecordSalesTotals;
}
