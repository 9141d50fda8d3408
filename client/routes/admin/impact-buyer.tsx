import { useNavigate } from 'react-router';
import { BuyerActions } from '../../features/directory/impact-buyer-records/buyer-actions';
import { ImpactBuyerListDocument } from '../../features/directory/impact-buyer-records/buyer-list.generated';
import { ImpactBuyerScreen } from '../../features/directory/impact-buyer-records/buyer-screen';
import { NewImpactBuyer } from '../../features/directory/impact-buyer-records/new-buyer';
import { BuyerCertificate } from '../../features/reports/certificates/buyer-certificate';
import { MatchingSuppliers } from '../../features/sales/lead-records/matching-suppliers';
import { SuppliersToOffer } from '../../features/sales/lead-records/suppliers-to-offer';
import { useNextIds } from '../../grid/use-next-ids';
import { RecordRoute } from '../../lists/record-route';
import { adminPaths } from '../../navigation/admin-paths';
import { recordPlaces } from '../../navigation/record-places';

/** The screen of one impact buyer, for staff; `new` for a new one (R120, R139). */
export function Component() {
  const navigate = useNavigate();
  const next = useNextIds(ImpactBuyerListDocument, 'impactBuyerRecords');
  return (
    <RecordRoute place={recordPlaces.IMPACT_BUYER} next={next} add={(on) => <NewImpactBuyer {...on} />}>
      {({ id, back, toList, onDeleted }) => (
        <ImpactBuyerScreen
          id={id}
          back={back}
          toList={toList}
          enquiryHref={adminPaths.enquiry}
          leads={<SuppliersToOffer impactBuyerId={id} />}
          certificate={(buyer) => <BuyerCertificate buyerId={id} live={buyer.status === 'LIVE_REPORT'} />}
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
                onDeleted();
              }}
            />
          )}
        />
      )}
    </RecordRoute>
  );
}
