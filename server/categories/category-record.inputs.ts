import { Field, InputType, Int } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { categoryFields, subCategoryFields } from './category.fields.js';
import { categoryColumns } from './category-record.sql.js';

export const categoryInputs = listInputs('Category', Object.keys(categoryColumns));
export const { Filter: CategoryListFilter, Sort: CategoryListSort } = categoryInputs;

@InputType()
export class SubCategoryInput extends inputFromFields(subCategoryFields, { required: ['name'] }) {
  @Field(() => Int, { nullable: true, description: 'Which one to rename; without it a new one is added.' })
  id?: number | null;
}

@InputType({
  description:
    'Fields left out stay as they are; null, or text of blanks alone, clears. Sub categories that are not sent stay.',
})
export class CategoryInput extends inputFromFields(categoryFields) {
  @Field(() => [SubCategoryInput], { nullable: true }) children?: SubCategoryInput[] | null;
  @Field(() => [Int], { nullable: true, description: 'Sub categories to be deleted.' })
  removedChildIds?: number[] | null;
}
