import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CategoryRef } from '../categories/category-ref.type.js';
import { offeredBuyerFields } from '../impact-buyers/offered-buyers.read-model.js';
import { type LeadStatus, LeadStatusEnum } from '../leads/lead.states.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { offeredFields } from '../suppliers/offered-suppliers.read-model.js';

@ObjectType({ description: 'The lead of a buyer and a supplier that is open.' })
export class OpenLead {
  @Field(() => Int) id!: number;
  @Field(() => LeadStatusEnum) status!: LeadStatus;
}

const OPEN = 'The lead that the two have open: while it is, there is no other one.';

@ObjectType({ description: 'An impact buyer that a supplier may be offered to.' })
export class OfferedBuyer extends outputFromFields(offeredBuyerFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'Leads that are under way.' }) leadsCount!: number;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST, of what has not fallen through.' })
  revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contributionTotal!: number;
  @Field(() => OpenLead, { nullable: true, description: OPEN }) openLead!: OpenLead | null;
}

@ObjectType({ description: 'A supplier that may be offered to an impact buyer.' })
export class OfferedSupplier extends outputFromFields(offeredFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => [CategoryRef]) categories!: CategoryRef[];
  @Field(() => [CategoryRef]) subCategories!: CategoryRef[];
  @Field(() => [String], { description: 'The regions that it serves.' }) serviceRegions!: string[];
  @Field(() => OpenLead, { nullable: true, description: OPEN }) openLead!: OpenLead | null;
}

@ObjectType()
export class OfferedBuyerConnection {
  @Field(() => [OfferedBuyer]) nodes!: OfferedBuyer[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@ObjectType()
export class OfferedSupplierConnection {
  @Field(() => [OfferedSupplier]) nodes!: OfferedSupplier[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
