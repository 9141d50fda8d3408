import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { NewSupplier } from '../../features/directory/supplier-records/new-supplier';
import { RecordSupplierActions } from '../../features/directory/supplier-records/supplier-actions';
import { SupplierListDocument } from '../../features/directory/supplier-records/supplier-list.generated';
import { SupplierScreen } from '../../features/directory/supplier-records/supplier-screen';
import { BuyersToOffer } from '../../features/sales/lead-records/buyers-to-offer';
import { useSessionState } from '../../graphql/use-session';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { recordId } from '../../navigation/path-segments';
import { paths } from '../../navigation/paths';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

const addresses = { ask: paths.contact(), buyer: adminPaths.impactBuyer };

/** The screen of one supplier, for staff or its own user; `new` for a new one, by staff. */
export function Component() {
  const params = useParams();
  const { user } = useSessionState();
  const navigate = useNavigate();
  const listHref = useListHref(adminPaths.suppliers());
  const staff = hasRole(user, 'ADMIN');
  const next = useNextIds(SupplierListDocument, 'supplierRecords');
  const back = <BackLink to={listHref}>Suppliers</BackLink>;
  const toList = <ButtonLink to={listHref}>Suppliers</ButtonLink>;
  if (params.id === 'new' && staff) {
    const onCreated = (id: number) => void navigate(adminPaths.supplier(id), { replace: true });
    return <NewSupplier back={back} addresses={addresses} onCreated={onCreated} />;
  }
  // Staff return to the list; the supplier's own user stays on the record (A17).
  const toListAgain = (pass: () => void) => {
    pass();
    void navigate(listHref);
  };
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="supplier" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.supplier} next={next}>
      <SupplierScreen
        id={id}
        back={back}
        toList={toList}
        addresses={addresses}
        testimonialId={recordId(params.testimonialId)}
        leads={staff && <BuyersToOffer supplierId={id} />}
        onSaved={staff ? toListAgain : undefined}
        actions={(supplier, pass) => (
          <RecordSupplierActions
            supplier={supplier}
            onBuyer={(buyerId) => {
              pass();
              void navigate(adminPaths.impactBuyer(buyerId));
            }}
            profileHref={paths.supplier(id)}
            onDeleted={() => toListAgain(pass)}
          />
        )}
      />
    </RecordSteps>
  );
}
