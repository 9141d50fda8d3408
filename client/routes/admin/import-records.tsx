import { useLocation } from 'react-router';
import { CategoryImport } from '../../features/directory/category-records/category-import';
import { ImpactBuyerImport } from '../../features/directory/impact-buyer-records/buyer-import';
import { SupplierImport } from '../../features/directory/supplier-records/supplier-import';
import { adminPaths } from '../../navigation/admin-paths';

/** The import of a CSV file, for staff: one screen for all record types, below the list of each. */
export function Component() {
  const { pathname } = useLocation();
  if (pathname.startsWith(adminPaths.suppliers())) return <SupplierImport list={adminPaths.suppliers()} />;
  if (pathname.startsWith(adminPaths.impactBuyers()))
    return <ImpactBuyerImport list={adminPaths.impactBuyers()} />;
  return <CategoryImport list={adminPaths.categories()} />;
}
