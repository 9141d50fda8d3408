import { Field, InputType, Int } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { supplierFields } from './supplier.fields.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { supplierColumns } from './supplier-record.sql.js';

export const {
  Filter: SupplierListFilter,
  Sort: SupplierListSort,
  Column: SupplierColumn,
} = listInputs('Supplier', Object.keys(supplierColumns.Admin));

const WITH_ID = 'Which one to change; without it a new one is added.';

@InputType()
export class WorkExampleInput extends inputFromFields(workExampleFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType()
export class TestimonialInput extends inputFromFields(testimonialFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType()
export class LearnMoreFileInput extends inputFromFields(learnMoreFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType({
  description:
    'Fields left out stay as they are; null, or text of blanks alone, clears. What hangs on a supplier is changed row by row: rows that are not sent stay.',
})
export class SupplierInput extends inputFromFields(supplierFields) {
  @Field(() => [Int], { nullable: true }) categoryIds?: number[] | null;
  @Field(() => [Int], { nullable: true }) subCategoryIds?: number[] | null;
  @Field(() => [WorkExampleInput], { nullable: true }) workExamples?: WorkExampleInput[] | null;
  @Field(() => [TestimonialInput], { nullable: true }) testimonials?: TestimonialInput[] | null;
  @Field(() => [LearnMoreFileInput], { nullable: true }) learnMoreFiles?: LearnMoreFileInput[] | null;
}
