import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'What is private of a supplier, behind one guarded edge: there for Admin and for the supplier’s own user, null for everyone else.',
})
export class SupplierAccount {
  @Field(() => String, { nullable: true }) ownerName!: string | null;
  @Field(() => String, { nullable: true }) ownerMobile!: string | null;
  @Field(() => String, { nullable: true }) ownerEmail!: string | null;
  @Field(() => String, { nullable: true }) ownerContactPerson!: string | null;
  @Field({ description: 'Where enquiries are mailed to.' }) enquiryEmail!: string;
  @Field(() => String, { nullable: true, description: 'For Admin alone.' }) adminNotes!: string | null;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST.' }) revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contributionTotal!: number;
}
