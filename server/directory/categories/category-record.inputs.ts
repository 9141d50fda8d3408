import { Field, InputType, Int } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { categoryFields, subCategoryFields } from './category.fields.js';
import { categoryColumns } from './category-record.sql.js';

export const categoryInputs = listInputs('Category', Object.keys(categoryColumns));
export const { Filter: CategoryListFilter, Sort: CategoryListSort } = categoryInputs;

@InputType({ description: 'A sub category to add or rename.' })
export class SubCategoryInput extends inputFromFields(subCategoryFields, { required: ['name'] }) {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the sub category to rename. Null adds a new one.',
  })
  id?: number | null;
}

@InputType({
  description:
    'Values of a category. Fields that are left out stay as they are. Null or blank text clears a field. Sub categories that are left out stay.',
})
export class CategoryInput extends inputFromFields(categoryFields) {
  @Field(() => [SubCategoryInput], {
    nullable: true,
    description: 'The sub categories to add or rename.',
  })
  children?: SubCategoryInput[] | null;
  @Field(() => [Int], { nullable: true, description: 'The ids of sub categories to delete.' })
  removedChildIds?: number[] | null;
}
