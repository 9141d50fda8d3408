import { SupplierActs } from '../../features/supplier-records/supplier-acts';
import { SupplierScreen } from '../../features/supplier-records/supplier-screen';
import { useSessionState } from '../../graphql/use-session';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { Component as OpensSoon } from './opens-soon';

const addresses = { ask: paths.contact(), buyer: paths.admin.impactBuyer };

/** What a supplier's own user keeps of its public profile (R057). Impact buyers follow. */
export function Component() {
  const { user } = useSessionState();
  if (!hasRole(user, 'BUSINESS') || !user?.supplierId) return <OpensSoon />;
  const id = user.supplierId;
  return (
    <SupplierScreen
      id={id}
      reduced
      toList={<ButtonLink to={paths.admin.dashboard()}>My Dashboard</ButtonLink>}
      addresses={addresses}
      acts={() => (
        <SupplierActs id={id} staff={false} profileHref={paths.supplier(id)} onDeleted={() => undefined} />
      )}
    />
  );
}
