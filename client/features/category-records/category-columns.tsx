import type { CategoryColumn } from '../../graphql/schema.generated';
import { columnsOf, namesOf } from '../../grid/columns-of';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { formatCount } from '../../lib/format';
import { GridDate } from '../../ui/date-time';
import { categoryFields } from './category-fields';
import type { CategoryList_RowFragment } from './category-list.generated';

type CategoryRow = Omit<CategoryList_RowFragment, ' $fragmentName'>;
type Column = GridColumn<CategoryRow, CategoryColumn>;

const { text, number, further } = columnsOf<CategoryRow, CategoryColumn>();
const editable = editableColumns<CategoryRow>()(categoryFields);

/** What staff see of categories in a list; the further ones once they are chosen. */
export const categoryColumns: readonly Column[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  editable('name', { ...text('name', 'Name', 'NAME', 240, ({ name }) => name), key: true, onCard: 'title' }),
  {
    ...text('subCategories', 'Sub categories', undefined, 420, ({ children }) => namesOf(children)),
    exported: [{ column: 'CHILDREN', header: 'Sub categories' }],
  },
  number('children', 'How many', 'CHILD_COUNT', 110, ({ childCount }) => formatCount(childCount)),
  number('suppliers', 'Suppliers', 'SUPPLIER_COUNT', 110, ({ supplierCount }) => formatCount(supplierCount)),
  text('picture', 'Picture', 'IMAGE_URL', 100, ({ imageUrl }) => (imageUrl ? 'Yes' : 'None yet')),
  further(text('created', 'Created', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
  further(text('updated', 'Changed', 'UPDATED_AT', 164, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];
