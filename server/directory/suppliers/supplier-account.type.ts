import { Field, Float, Int, ObjectType } from 'type-graphql';
import { FIGURES } from '../../totals/figures.js';
import { accountFields } from './supplier.fields.js';

@ObjectType({
  description: 'The private part of a supplier, for Admin and the supplier’s own user.',
})
export class SupplierAccount {
  @Field(() => String, { nullable: true, description: accountFields.ownerName.meaning }) ownerName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: accountFields.ownerMobile.meaning }) ownerMobile!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: accountFields.ownerEmail.meaning }) ownerEmail!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: accountFields.ownerContactPerson.meaning })
  ownerContactPerson!: string | null;
  @Field({ description: accountFields.enquiryEmail.meaning }) enquiryEmail!: string;
  @Field(() => String, { nullable: true, description: 'Staff notes. Null for all callers but Admin.' })
  adminNotes!: string | null;
  @Field(() => Int, { description: 'The number of enquiries to the supplier.' }) enquiryTotal!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenueTotal!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contributionTotal!: number;
}
