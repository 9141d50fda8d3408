import { Button } from '@chakra-ui/react';
import { BadgeButton } from '../../../badges/badge-button';
import { DeleteButton } from '../../../editing/delete-button';
import { RetireButton } from '../../../editing/retire-button';
import { adminPaths } from '../../../navigation/admin-paths';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { ExternalIcon } from '../../../ui/icons';
import { RecordActions } from '../../../ui/record-actions';
import type { Buyer } from './buyer-fields';
import { buyerStore } from './buyer-store';
import { CertificateLink } from './certificate-link';
import { CreateSupplierOfBuyer } from './create-supplier';

type Props = { buyer: Buyer; onSupplier: (id: number) => void; onDeleted: () => void };

/** A link to a page for visitors, opened in a new window. */
const OutsideLink = ({ path, children }: { path: string; children: string }) => (
  <Button asChild size="sm" variant="outline" colorPalette="neutral">
    <a href={path} target="_blank" rel="noopener">
      <ExternalIcon /> {children}
    </a>
  </Button>
);

const ASIDE = { status: 'DATA_ONLY', interestedStatus: 'NOT_INTERESTED' } as const;

/** The actions of staff on a buyer (R126, R127). */
export function BuyerActions({ buyer, onSupplier, onDeleted }: Props) {
  const { id, name, linkKey, goodCauseLinkKey, supplier, status, interestedStatus } = buyer;
  return (
    <RecordActions>
      {!supplier && <CreateSupplierOfBuyer buyer={buyer} onCreated={onSupplier} />}
      {supplier && (
        <ButtonLink to={adminPaths.supplier(supplier.id)} size="sm" variant="outline" colorPalette="neutral">
          Open supplier
        </ButtonLink>
      )}
      <OutsideLink path={adminPaths.buyerLink(linkKey)}>Go To Leads Link</OutsideLink>
      {goodCauseLinkKey && (
        <OutsideLink path={adminPaths.causeLink(goodCauseLinkKey)}>Go To G.C Link</OutsideLink>
      )}
      {status === 'LIVE_REPORT' && (
        <ButtonLink to={paths.impactBuyer(id)} size="sm" variant="outline" colorPalette="neutral">
          <ExternalIcon /> Public report
        </ButtonLink>
      )}
      {status === 'LIVE_REPORT' && <CertificateLink buyerId={id} />}
      {status === 'LIVE_REPORT' && <BadgeButton kind="impactbuyer" id={id} name={name} />}
      <DeleteButton
        recordLabel="impact buyer"
        of={buyerStore}
        id={id}
        onDeleted={onDeleted}
        instead={(close) =>
          !(status === ASIDE.status && interestedStatus === ASIDE.interestedStatus) && (
            <RetireButton
              label="Lead set to “Data Only” and “Not Interested”"
              store={buyerStore}
              record={buyer}
              input={ASIDE}
              onDone={close}
            />
          )
        }
      >
        A buyer with enquiries, leads or users can’t be deleted. Change its status to “Data Only and Not
        Interested” instead.
      </DeleteButton>
    </RecordActions>
  );
}
