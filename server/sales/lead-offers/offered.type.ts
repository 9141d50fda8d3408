import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CategoryRef } from '../../directory/categories/category-ref.type.js';
import { offeredBuyerFields } from '../../directory/impact-buyers/offered-buyers.read-model.js';
import { offeredFields } from '../../directory/suppliers/offered-suppliers.read-model.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type LeadStatus, LeadStatusEnum } from '../leads/lead.states.js';

@ObjectType({ description: 'The open lead of an impact buyer and a supplier.' })
export class OpenLead {
  @Field(() => Int, { description: 'The id of the lead.' }) id!: number;
  @Field(() => LeadStatusEnum, { description: 'The status of the lead.' }) status!: LeadStatus;
}

const OPEN =
  'The open lead of the impact buyer and the supplier. Null if there is none. They can have only one at a time.';

@ObjectType({ description: 'An impact buyer that a supplier can be offered to.' })
export class OfferedBuyer extends outputFromFields(offeredBuyerFields, ['Admin']) {
  @Field(() => Int, { description: 'The id of the impact buyer.' }) id!: number;
  @Field(() => Int, { description: 'The number of its active leads.' }) leadsCount!: number;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float) revenueTotal!: number;
  @Field(() => Float) contributionTotal!: number;
  @Field(() => OpenLead, { nullable: true, description: OPEN }) openLead!: OpenLead | null;
}

@ObjectType({ description: 'A supplier that can be offered to an impact buyer.' })
export class OfferedSupplier extends outputFromFields(offeredFields, ['Admin']) {
  @Field(() => Int, { description: 'The id of the supplier.' }) id!: number;
  @Field(() => [CategoryRef], { description: 'The categories of the supplier.' }) categories!: CategoryRef[];
  @Field(() => [CategoryRef], { description: 'The sub categories of the supplier.' })
  subCategories!: CategoryRef[];
  @Field(() => [String], { description: 'The regions that the supplier serves.' }) serviceRegions!: string[];
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
