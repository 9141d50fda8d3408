import type { CategoryColumn } from '../../../graphql/schema.generated';
import { columnBuilders, namesOf } from '../../../grid/column-builders';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { formatCount } from '../../../lib/format';
import { idColumn, stampColumns } from '../../../lists/record-columns';
import { categoryFields } from './category-fields';
import type { CategoryList_RowFragment } from './category-list.generated';

type CategoryRow = Omit<CategoryList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<CategoryRow, CategoryColumn>;

const { text, number } = columnBuilders<CategoryRow, CategoryColumn>();
const own = fieldColumns<CategoryRow, CategoryColumn>()(categoryFields);

/** Columns of the staff list of categories. Further columns are shown once chosen. */
export const categoryColumns: readonly Column[] = [
  idColumn,
  number('place', 'Position', 'PLACE', 80, ({ place }) => formatCount(place)),
  { ...own.text('name', 'Name', 240), key: true, onCard: 'title' },
  {
    ...text('subCategories', 'Sub categories', undefined, 420, ({ children }) => namesOf(children)),
    exported: [{ column: 'CHILDREN', header: 'Sub categories' }],
  },
  number('children', 'Suppliers', 'CHILD_COUNT', 110, ({ childCount }) => formatCount(childCount)),
  number('suppliers', 'Suppliers', 'SUPPLIER_COUNT', 110, ({ supplierCount }) => formatCount(supplierCount)),
  text('picture', 'Picture', 'IMAGE_URL', 100, ({ imageUrl }) => (imageUrl ? 'Yes' : 'None yet')),
  ...stampColumns,
];
