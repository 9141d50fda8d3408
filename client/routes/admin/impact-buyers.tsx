import { MakeCertificates } from '../../features/certificates/make-certificates';
import { ImpactBuyerList } from '../../features/impact-buyer-records/buyer-list';
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
