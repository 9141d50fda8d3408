import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { BuyerActions } from '../../features/directory/impact-buyer-records/buyer-actions';
import { ImpactBuyerListDocument } from '../../features/directory/impact-buyer-records/buyer-list.generated';
import { ImpactBuyerScreen } from '../../features/directory/impact-buyer-records/buyer-screen';
import { NewImpactBuyer } from '../../features/directory/impact-buyer-records/new-buyer';
import { BuyerCertificate } from '../../features/reports/certificates/buyer-certificate';
import { MatchingSuppliers } from '../../features/sales/lead-records/matching-suppliers';
import { SuppliersToOffer } from '../../features/sales/lead-records/suppliers-to-offer';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one impact buyer, for staff; `new` for a new one (R120, R139). */
export function Component() {
  const params = useParams();
  const navigate = useNavigate();
  const next = useNextIds(ImpactBuyerListDocument, 'impactBuyerRecords');
  const listHref = useListHref(adminPaths.impactBuyers());
  const back = <BackLink to={listHref}>Impact Buyers</BackLink>;
  const toList = <ButtonLink to={listHref}>Impact Buyers</ButtonLink>;
  if (params.id === 'new') {
    const onCreated = (id: number) => void navigate(adminPaths.impactBuyer(id), { replace: true });
    return <NewImpactBuyer back={back} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="impact buyer" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.impactBuyer} next={next}>
      <ImpactBuyerScreen
        id={id}
        back={back}
        toList={toList}
        enquiryHref={adminPaths.enquiry}
        leads={<SuppliersToOffer impactBuyerId={id} />}
        certificate={(buyer) => <BuyerCertificate buyerId={id} live={buyer.status === 'Live Report'} />}
        matching={<MatchingSuppliers impactBuyerId={id} />}
        note="The Save button applies only to the Details, Live Report and Stats tabs."
        actions={(buyer, pass) => (
          <BuyerActions
            buyer={buyer}
            onSupplier={(supplierId) => {
              pass();
              void navigate(adminPaths.supplier(supplierId));
            }}
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
