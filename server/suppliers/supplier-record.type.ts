import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CategoryRef } from '../categories/category-ref.type.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { RecordSalesTotals } from '../statistics/record-sales-totals.type.js';
import { supplierFields } from './supplier.fields.js';
import type { SupplierKeeper } from './supplier.policy.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';

const KEEPERS = ['Admin', 'Supplier'] as const satisfies readonly SupplierKeeper[];

export const SupplierKeeperEnum = { ADMIN: 'Admin', SUPPLIER: 'Supplier' } as const;
registerEnumType(SupplierKeeperEnum, {
  name: 'SupplierKeeper',
  description: 'As whom one keeps a supplier up to date.',
});

@ObjectType({ description: 'A picture or video of a supplier’s work, as it is kept.' })
export class WorkExampleRecord extends outputFromFields(workExampleFields, KEEPERS) {
  @Field(() => Int) override id!: number;
  @Field(() => String, { nullable: true, description: 'The 11 characters of a YouTube video.' })
  override videoId!: string | null;
}

@ObjectType({ description: 'What a customer says of a supplier, shown or not.' })
export class TestimonialRecord extends outputFromFields(testimonialFields, KEEPERS) {
  @Field(() => Int) override id!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
}

@ObjectType({ description: 'A file to learn more from, as it is kept.' })
export class LearnMoreRecord extends outputFromFields(learnMoreFields, KEEPERS) {
  @Field(() => Int) override id!: number;
  @Field(() => Int) downloads!: number;
}

@ObjectType({ description: 'A supplier with all that its keeper may see of it: staff, or its own user.' })
export class SupplierRecord extends outputFromFields(supplierFields, KEEPERS) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => SupplierKeeperEnum) viewedAs!: SupplierKeeper;
  @Field({ description: 'Whether everybody finds it.' }) listed!: boolean;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [CategoryRef]) categories!: CategoryRef[];
  @Field(() => [CategoryRef]) subCategories!: CategoryRef[];
  @Field(() => [WorkExampleRecord]) workExamples!: WorkExampleRecord[];
  @Field(() => [TestimonialRecord]) testimonials!: TestimonialRecord[];
  @Field(() => [LearnMoreRecord]) learnMoreFiles!: LearnMoreRecord[];
  @Field(() => NamedRef, { nullable: true, description: 'The impact buyer that it is, too.' })
  impactBuyer!: NamedRef | null;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float, { description: 'Dollars excluding GST, of what has not fallen through.' })
  revenueTotal!: number;
  @Field(() => Float, { description: 'Dollars of contribution.' }) contributionTotal!: number;
}

@ObjectType()
export class SupplierRecordConnection {
  @Field(() => [SupplierRecord]) nodes!: SupplierRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals) totals!: RecordSalesTotals;
}
