import { CertificateLink } from '../../features/impact-buyer-records/buyer-acts';
import { ImpactBuyerScreen } from '../../features/impact-buyer-records/buyer-screen';
import { SupplierActs } from '../../features/supplier-records/supplier-acts';
import { SupplierScreen } from '../../features/supplier-records/supplier-screen';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { TextLink } from '../../ui/text-link';

const addresses = { ask: paths.contact(), buyer: adminPaths.impactBuyer };

/** What an impact buyer's own user keeps of its report (R130). */
const YourReport = ({ id }: { id: number }) => (
  <ImpactBuyerScreen
    id={id}
    toList={<ButtonLink to={paths.dashboard()}>My Dashboard</ButtonLink>}
    enquiryHref={adminPaths.enquiry}
    note={
      <>
        An impact report shows what your buying has done for your good cause: what was given, and by which
        suppliers. To buy for another cause, <TextLink to={paths.contact()}>write to us</TextLink>.
      </>
    }
    acts={(buyer) => <CertificateLink buyer={buyer} />}
    besideSave={
      <ButtonLink to={paths.impactBuyer(id)} size="sm" variant="outline" colorPalette="neutral">
        View My Report
      </ButtonLink>
    }
  />
);

/** What a supplier's own user keeps of its public profile (R057), and an impact buyer's of its report (R130). */
export function Component() {
  const { user } = useSessionState();
  if (hasRole(user, 'BUSINESS') && user?.supplierId) {
    const id = user.supplierId;
    return (
      <SupplierScreen
        id={id}
        reduced
        toList={<ButtonLink to={paths.dashboard()}>My Dashboard</ButtonLink>}
        addresses={addresses}
        acts={(supplier) => (
          <SupplierActs
            supplier={{ ...supplier, viewedAs: 'SUPPLIER' }}
            profileHref={paths.supplier(id)}
            onBuyer={() => undefined}
            onDeleted={() => undefined}
          />
        )}
      />
    );
  }
  if (hasRole(user, 'IMPACT_BUSINESS') && user?.impactBuyerId) return <YourReport id={user.impactBuyerId} />;
  return (
    <EmptyState
      level="h1"
      py="20"
      layerStyle="panel"
      title="No profile yet"
      action={<ButtonLink to={paths.contact()}>Write to us</ButtonLink>}
    >
      Your account is not linked to a supplier or an impact buyer.
    </EmptyState>
  );
}
