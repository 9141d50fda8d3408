import { BadgeButton } from '../../badges/badge-button';
import { RequestBuyerButton } from '../../features/directory/good-cause-records/buyer-request-dialog';
import { GoodCauseScreen } from '../../features/directory/good-cause-records/cause-screen';
import { ImpactBuyerScreen } from '../../features/directory/impact-buyer-records/buyer-screen';
import { CertificateLink } from '../../features/directory/impact-buyer-records/certificate-link';
import { RecordSupplierActions } from '../../features/directory/supplier-records/supplier-actions';
import { SupplierScreen } from '../../features/directory/supplier-records/supplier-screen';
import { adminPaths } from '../../navigation/admin-paths';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { TextLink } from '../../ui/text-link';

const addresses = { ask: paths.contact(), buyer: adminPaths.impactBuyer };
const toDashboard = <ButtonLink to={paths.dashboard()}>My Dashboard</ButtonLink>;

/**
 * The form of a supplier's public profile for its own user (R057), with a link to the rest of its record (R088, A19).
 */
export const YourSupplier = ({ id }: { id: number }) => (
  <SupplierScreen
    id={id}
    reduced
    toList={toDashboard}
    addresses={addresses}
    actions={(supplier) => (
      <>
        <ButtonLink to={adminPaths.supplier(id)} size="sm" variant="outline" colorPalette="neutral">
          All details
        </ButtonLink>
        <RecordSupplierActions
          supplier={{ ...supplier, viewedAs: 'SUPPLIER' }}
          profileHref={paths.supplier(id)}
          onBuyer={() => undefined}
          onDeleted={() => undefined}
        />
      </>
    )}
  />
);

/** The form of an impact buyer's report for its own user (R130). */
export const YourReport = ({ id }: { id: number }) => (
  <ImpactBuyerScreen
    id={id}
    toList={toDashboard}
    enquiryHref={adminPaths.enquiry}
    note={
      <>
        Your impact report shows how much your purchases have raised for your good cause, and which suppliers
        contributed. To choose another cause, <TextLink to={paths.contact()}>contact us</TextLink>.
      </>
    }
    actions={({ name, status }) => (
      <>
        {status === 'LIVE_REPORT' && <CertificateLink buyerId={id} />}
        <BadgeButton kind="impactbuyer" id={id} name={name} />
      </>
    )}
    besideSave={
      <ButtonLink to={paths.impactBuyer(id)} size="sm" variant="outline" colorPalette="neutral">
        View My Report
      </ButtonLink>
    }
  />
);

/** The view of a good cause for its own user (A158), who can request changes from us (R110). */
export const YourCause = ({ id }: { id: number }) => (
  <GoodCauseScreen
    id={id}
    toList={toDashboard}
    ask={
      <>
        To change any details, <TextLink to={paths.contact()}>contact us</TextLink>.
      </>
    }
    actions={() => <RequestBuyerButton goodCauseId={id} />}
  />
);
