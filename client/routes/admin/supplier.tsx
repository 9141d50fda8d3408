import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { NewSupplier } from '../../features/supplier-records/new-supplier';
import { nextSuppliers } from '../../features/supplier-records/next-suppliers';
import { SupplierActs } from '../../features/supplier-records/supplier-acts';
import { SupplierScreen } from '../../features/supplier-records/supplier-screen';
import { useSessionState } from '../../graphql/use-session';
import { RecordSteps } from '../../grid/record-steps';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { recordId } from '../../navigation/record-id';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** Where the list was left, if that is where somebody came from. */
function useListHref(): string {
  const { state } = useLocation();
  const from = typeof state === 'object' && state !== null && 'listSearch' in state ? state.listSearch : '';
  return paths.admin.suppliers() + (typeof from === 'string' ? from : '');
}

const addresses = { ask: paths.contact(), buyer: paths.admin.impactBuyer };

/** One supplier: the form of staff, or of its own user; `new` for staff. */
export function Component() {
  const params = useParams();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const listHref = useListHref();
  const staff = hasRole(user, 'ADMIN');
  const client = useApolloClient();
  const next = useMemo(() => nextSuppliers(client), [client]);
  const back = <BackLink to={listHref}>Suppliers</BackLink>;
  const toList = <ButtonLink to={listHref}>Suppliers</ButtonLink>;
  if (params.id === 'new' && staff) {
    const onCreated = (id: number) => void navigate(paths.admin.supplier(id), { replace: true });
    return <NewSupplier back={back} addresses={addresses} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound noun="supplier" action={toList} />;
  return (
    <RecordSteps id={id} href={paths.admin.supplier} next={next}>
      <SupplierScreen
        id={id}
        back={back}
        toList={toList}
        addresses={addresses}
        testimonialId={recordId(params.testimonialId)}
        acts={(pass) => (
          <SupplierActs
            id={id}
            staff={staff}
            profileHref={paths.supplier(id)}
            onDeleted={() => {
              pass();
              void navigate(listHref);
            }}
          />
        )}
      />
    </RecordSteps>
  );
}
