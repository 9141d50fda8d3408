import { CategoryImport } from '../../features/category-records/category-import';
import { adminPaths } from '../../navigation/admin-paths';

/** Categories out of a CSV file, for staff. */
export function Component() {
  return <CategoryImport list={adminPaths.categories()} />;
}
