import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { leadFields } from './lead.fields.js';
import { type LeadStatus, LeadStatusEnum } from './lead.states.js';

@ObjectType({ description: 'What of all sales is known of one side of a lead.' })
export class LeadPartySales {
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars, GST excluded.' }) revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars.' }) contributionTotal!: number;
}

@ObjectType({ description: 'The impact buyer that a supplier is offered.' })
export class LeadBuyer extends NamedRef {
  @Field(() => String, { nullable: true }) contactName!: string | null;
  @Field(() => NamedRef, { nullable: true }) goodCause!: NamedRef | null;
  @Field(() => LeadPartySales) sales!: LeadPartySales;
}

@ObjectType({ description: 'The supplier that an impact buyer is offered.' })
export class LeadSupplier extends NamedRef {
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'What buyers are told that they gain.' })
  specificBenefits!: string | null;
  @Field(() => LeadPartySales) sales!: LeadPartySales;
}

@ObjectType('LeadRecord', { description: 'An opportunity: a supplier that is offered to an impact buyer.' })
export class LeadRecord extends outputFromFields(leadFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => LeadBuyer) impactBuyer!: LeadBuyer;
  @Field(() => LeadSupplier) supplier!: LeadSupplier;
  @Field(() => NamedRef, { nullable: true }) personResponsible!: NamedRef | null;
  @Field(() => Float, { nullable: true, description: 'The dollars that its band counts as.' })
  estimatedRevenue!: number | null;
  @Field(() => Float, { nullable: true, description: 'The dollars that its band counts as.' })
  estimatedContribution!: number | null;
  @Field(() => GraphQLDateTime, { nullable: true }) archivedAt!: Date | null;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
}

@ObjectType({ description: 'What all leads that are found come to, in dollars.' })
export class LeadTotals {
  @Field(() => Float) estimatedRevenue!: number;
  @Field(() => Float) estimatedContribution!: number;
  @Field(() => Float) actualRevenue!: number;
  @Field(() => Float) actualContribution!: number;
}

@ObjectType('LeadRecordConnection')
export class LeadRecordConnection {
  @Field(() => [LeadRecord]) nodes!: LeadRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => LeadTotals) totals!: LeadTotals;
}

@ObjectType({ description: 'The leads of one state: the first of them, and what all of them come to.' })
export class LeadBoardColumn {
  @Field(() => LeadStatusEnum) status!: LeadStatus;
  @Field(() => [LeadRecord]) nodes!: LeadRecord[];
  @Field(() => PageInfo, { description: 'Goes on in `leadRecords`, filtered by the state.' })
  pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => LeadTotals) totals!: LeadTotals;
}
