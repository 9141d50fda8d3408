import { SupplierImport } from '../../features/supplier-records/supplier-import';
import { adminPaths } from '../../navigation/admin-paths';

/** Suppliers out of a CSV file, for staff. */
export function Component() {
  return <SupplierImport list={adminPaths.suppliers()} />;
}
