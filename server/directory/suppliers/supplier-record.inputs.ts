import { Field, InputType, Int } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { supplierFields } from './supplier.fields.js';
import { learnMoreFields, testimonialFields, workExampleFields } from './supplier-children.fields.js';
import { supplierColumns } from './supplier-record.sql.js';

export const {
  Filter: SupplierListFilter,
  Sort: SupplierListSort,
  Column: SupplierColumn,
} = listInputs('Supplier', Object.keys(supplierColumns.Admin), { referred: true });

const WITH_ID = 'The id of the row to change. Null adds a new row.';

@InputType({ description: 'A new or changed work example.' })
export class WorkExampleInput extends inputFromFields(workExampleFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType({ description: 'A new or changed testimonial.' })
export class TestimonialInput extends inputFromFields(testimonialFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType({ description: 'A new or changed file to learn more from.' })
export class LearnMoreFileInput extends inputFromFields(learnMoreFields) {
  @Field(() => Int, { nullable: true, description: WITH_ID }) id?: number | null;
}

@InputType({
  description:
    'The fields of a supplier to save. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class SupplierInput extends inputFromFields(supplierFields) {
  @Field(() => [Int], {
    nullable: true,
    description: 'The ids of all categories that the supplier is listed under.',
  })
  categoryIds?: number[] | null;
  @Field(() => [Int], {
    nullable: true,
    description: 'The ids of all sub categories that the supplier is listed under.',
  })
  subCategoryIds?: number[] | null;
  @Field(() => [WorkExampleInput], {
    nullable: true,
    description: 'The work examples to add or change. Others stay as they are.',
  })
  workExamples?: WorkExampleInput[] | null;
  @Field(() => [TestimonialInput], {
    nullable: true,
    description: 'The testimonials to add or change. Others stay as they are.',
  })
  testimonials?: TestimonialInput[] | null;
  @Field(() => [LearnMoreFileInput], {
    nullable: true,
    description: 'The files to add or change. Others stay as they are.',
  })
  learnMoreFiles?: LearnMoreFileInput[] | null;
}
