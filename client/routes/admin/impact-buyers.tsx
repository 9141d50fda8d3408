import { ImpactBuyerList } from '../../features/directory/impact-buyer-records/buyer-list';
import { MakeCertificates } from '../../features/reports/certificates/make-certificates';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of all impact buyers, for staff. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Impact Buyers"
        trash={adminPaths.trash('impactBuyers')}
        imports={adminPaths.importImpactBuyers()}
        add={<MakeCertificates />}
        adds={{ to: adminPaths.impactBuyer('new'), what: 'impact buyer' }}
      />
      <ImpactBuyerList buyerHref={adminPaths.impactBuyer} />
    </>
  );
}
