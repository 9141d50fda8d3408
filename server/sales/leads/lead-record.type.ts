import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { leadFields } from './lead.fields.js';
import { type LeadStatus, LeadStatusEnum } from './lead.states.js';

@ObjectType({
  description: 'The sales totals of the impact buyer or the supplier of a lead, over all enquiries.',
})
export class LeadPartySales {
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float) revenueTotal!: number;
  @Field(() => Float) contributionTotal!: number;
}

@ObjectType({ description: 'The impact buyer of a lead.' })
export class LeadBuyer extends NamedRef {
  @Field(() => String, { nullable: true, description: 'The contact person of the impact buyer.' })
  contactName!: string | null;
  @Field(() => NamedRef, { nullable: true, description: 'The good cause that the impact buyer has chosen.' })
  goodCause!: NamedRef | null;
  @Field(() => LeadPartySales, { description: 'The sales totals of the impact buyer.' })
  sales!: LeadPartySales;
}

@ObjectType({ description: 'The supplier of a lead, which is offered to the impact buyer.' })
export class LeadSupplier extends NamedRef {
  @Field(() => String, { nullable: true }) imageUrl!: string | null;
  @Field(() => String, { nullable: true, description: 'The specific benefits for buyers.' })
  specificBenefits!: string | null;
  @Field(() => LeadPartySales, { description: 'The sales totals of the supplier.' })
  sales!: LeadPartySales;
}

@ObjectType('LeadRecord', { description: 'A lead: a supplier that staff offer to an impact buyer.' })
export class LeadRecord extends outputFromFields(leadFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => LeadBuyer, { description: 'The impact buyer of the lead.' }) impactBuyer!: LeadBuyer;
  @Field(() => LeadSupplier, { description: 'The supplier of the lead.' }) supplier!: LeadSupplier;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The enquiry that the lead became, named after its customer. Null if there is none.',
  })
  salesEnquiry!: NamedRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The responsible staff member. Null if unassigned.',
  })
  personResponsible!: NamedRef | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The estimated revenue in New Zealand dollars, by its band. Null without a band.',
  })
  estimatedRevenue!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'The estimated contribution in New Zealand dollars, by its band. Null without a band.',
  })
  estimatedContribution!: number | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of archiving. Null if the lead is not archived.',
  })
  archivedAt!: Date | null;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
}

@ObjectType({ description: 'The totals of all leads that match, in New Zealand dollars.' })
export class LeadTotals {
  @Field(() => Float, { description: 'The total estimated revenue.' }) estimatedRevenue!: number;
  @Field(() => Float, { description: 'The total estimated contribution.' }) estimatedContribution!: number;
  @Field(() => Float, { description: 'The total actual revenue.' }) actualRevenue!: number;
  @Field(() => Float, { description: 'The total actual contribution.' }) actualContribution!: number;
}

@ObjectType('LeadRecordConnection')
export class LeadRecordConnection {
  @Field(() => [LeadRecord]) nodes!: LeadRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => LeadTotals) totals!: LeadTotals;
}

@ObjectType({ description: 'The leads of one status: the first leads, and the totals of all.' })
export class LeadBoardColumn {
  @Field(() => LeadStatusEnum, { description: 'The status of these leads.' }) status!: LeadStatus;
  @Field(() => [LeadRecord]) nodes!: LeadRecord[];
  @Field(() => PageInfo, {
    description: 'The position in the list. To continue, call `leadRecords` with a filter on the status.',
  })
  pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => LeadTotals) totals!: LeadTotals;
}
