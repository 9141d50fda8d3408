import { SupplierList } from '../../features/directory/supplier-records/supplier-list';
import { useSessionState } from '../../graphql/use-session';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';

/** The list of all suppliers for staff, or of the user's own for a supplier (R090). */
export function Component() {
  const { user } = useSessionState();
  const staff = hasRole(user, 'ADMIN');
  return (
    <>
      <ListHeader
        title="Suppliers"
        {...(staff && {
          trash: adminPaths.trash('suppliers'),
          imports: adminPaths.importSuppliers(),
          adds: { to: adminPaths.supplier('new'), what: 'supplier' },
        })}
      />
      <SupplierList staff={staff} supplierHref={adminPaths.supplier} />
    </>
  );
}
