import { useWatch } from 'react-hook-form';
import { CheckListField } from '../../../forms/check-list-field';
import { choiceOf, subCategoryChoices } from '../../../pickers/category-choices';
import { useSupplierChoicesQuery } from './supplier-detail.generated';
import { type FormOf, fieldOf } from './supplier-field';

/** The field for the categories of a supplier. */
export function CategoryField(of: FormOf) {
  const { data } = useSupplierChoicesQuery();
  return <CheckListField {...fieldOf(of, 'categoryIds')} choices={data?.categories.map(choiceOf) ?? []} />;
}

/** The field for sub categories: those of the chosen categories, and any that are already chosen. */
export function SubCategoryField(of: FormOf) {
  const { data } = useSupplierChoicesQuery();
  const [within, chosen] = useWatch({ control: of.form.control, name: ['categoryIds', 'subCategoryIds'] });
  const offered = (data?.categories ?? []).flatMap(({ id, children }) =>
    children.filter((child) => within.includes(String(id)) || chosen.includes(String(child.id))),
  );
  return (
    <CheckListField
      {...fieldOf(of, 'subCategoryIds')}
      choices={subCategoryChoices(offered)}
      none="Choose a category first to see its sub categories."
    />
  );
}
