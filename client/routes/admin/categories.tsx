import { categoryList } from '../../features/directory/category-records/category-list';
import { ListHeader } from '../../lists/list-header';
import { RecordListScreen } from '../../lists/record-list-screen';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of all categories, for staff (R286). */
export function Component() {
  return (
    <>
      <ListHeader
        title="Categories"
        trash={adminPaths.trash('categories')}
        imports={adminPaths.importCategories()}
        order={adminPaths.orderCategories()}
        adds={{ to: adminPaths.category('new'), what: 'category' }}
      />
      <RecordListScreen of={categoryList} rowHref={({ id }) => adminPaths.category(id)} />
    </>
  );
}
