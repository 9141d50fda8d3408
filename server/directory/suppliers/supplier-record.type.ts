import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { FIGURES } from '../../totals/figures.js';
import { RecordSalesTotals } from '../../totals/list-with-sales.js';
import { CategoryRef } from '../categories/category-ref.type.js';
import { supplierFields } from './supplier.fields.js';
import type { SupplierEditorRole } from './supplier.policy.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';

const EDITOR_ROLES = ['Admin', 'Supplier'] as const satisfies readonly SupplierEditorRole[];

export const SupplierEditorRoleEnum = { ADMIN: 'Admin', SUPPLIER: 'Supplier' } as const;
registerEnumType(SupplierEditorRoleEnum, {
  name: 'SupplierEditorRole',
  description: 'The role in which the caller edits a supplier.',
  valuesConfig: {
    ADMIN: { description: 'A member of staff, who edits all fields.' },
    SUPPLIER: { description: 'The supplier’s own user, who edits some of the fields.' },
  },
});

@ObjectType({ description: 'A picture or video of a supplier’s work, for editing.' })
export class WorkExampleRecord extends outputFromFields(workExampleFields, EDITOR_ROLES) {
  @Field(() => Int) override id!: number;
  @Field(() => String, { nullable: true, description: workExampleFields.videoId.meaning })
  override videoId!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType({ description: 'A testimonial of a customer, public or hidden.' })
export class TestimonialRecord extends outputFromFields(testimonialFields, EDITOR_ROLES) {
  @Field(() => Int) override id!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType({ description: 'A file to learn more from, for editing.' })
export class LearnMoreRecord extends outputFromFields(learnMoreFields, EDITOR_ROLES) {
  @Field(() => Int) override id!: number;
  @Field(() => Int, { description: 'The number of times visitors opened the file.' }) downloads!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType({ description: 'A supplier with all fields that the caller may see, for editing.' })
export class SupplierRecord extends outputFromFields(supplierFields, EDITOR_ROLES) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => SupplierEditorRoleEnum, { description: 'The role in which the caller sees the supplier.' })
  viewedAs!: SupplierEditorRole;
  @Field({ description: 'True if visitors can find the supplier.' }) listed!: boolean;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [CategoryRef], { description: 'The categories that the supplier is listed under.' })
  categories!: CategoryRef[];
  @Field(() => [CategoryRef], { description: 'The sub categories that the supplier is listed under.' })
  subCategories!: CategoryRef[];
  @Field(() => [WorkExampleRecord], { description: 'Pictures and videos of the supplier’s work, in order.' })
  workExamples!: WorkExampleRecord[];
  @Field(() => [TestimonialRecord], { description: 'The testimonials, public or hidden, in order.' })
  testimonials!: TestimonialRecord[];
  @Field(() => [LearnMoreRecord], { description: 'The files to learn more from, in order.' })
  learnMoreFiles!: LearnMoreRecord[];
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The impact buyer record of the same organisation. Null if it has none.',
  })
  impactBuyer!: NamedRef | null;
  @Field(() => Int, { description: 'The number of enquiries to the supplier.' }) enquiryTotal!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenueTotal!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contributionTotal!: number;
}

@ObjectType()
export class SupplierRecordConnection {
  @Field(() => [SupplierRecord]) nodes!: SupplierRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals, { description: 'The totals of all suppliers in the list, on all pages.' })
  totals!: RecordSalesTotals;
}
