import { BadgeButton } from '../../../badges/badge-button';
import { DeleteButton } from '../../../editing/delete-button';
import { recordStatuses } from '../../../editing/record-statuses';
import { RetireButton } from '../../../editing/retire-button';
import { ButtonLink } from '../../../ui/button-link';
import { ExternalIcon } from '../../../ui/icons';
import { RecordActions } from '../../../ui/record-actions';
import { YearlyReportLink } from '../../../ui/yearly-report-link';
import { CreateBuyerOfSupplier } from './create-buyer';
import type { Supplier } from './supplier-fields';
import { supplierStore } from './supplier-store';

type Props = {
  supplier: Supplier;
  profileHref: string;
  onBuyer: (id: number) => void;
  onDeleted: () => void;
};

/** The links to the public profile and its badge, and the deletion for staff (R083, A155). */
export function RecordSupplierActions({ supplier, profileHref, onBuyer, onDeleted }: Props) {
  const staff = supplier.viewedAs === 'ADMIN';
  return (
    <RecordActions>
      <ButtonLink to={profileHref} size="sm" variant="outline" colorPalette="neutral">
        <ExternalIcon /> Public profile
      </ButtonLink>
      <BadgeButton kind="supplier" id={supplier.id} name={supplier.name} />
      <YearlyReportLink of="SUPPLIER" id={supplier.id} />
      {staff && !supplier.impactBuyer && <CreateBuyerOfSupplier supplier={supplier} onCreated={onBuyer} />}
      {staff && (
        <DeleteButton
          recordLabel="supplier"
          of={supplierStore}
          id={supplier.id}
          onDeleted={onDeleted}
          instead={(close) =>
            supplier.status !== 'LEFT_AND_REMOVED' && (
              <RetireButton
                label={`Set to ${recordStatuses.LEFT_AND_REMOVED}`}
                store={supplierStore}
                record={supplier}
                input={{ status: 'LEFT_AND_REMOVED' }}
                onDone={close}
              />
            )
          }
        >
          A supplier with enquiries or users can’t be deleted. Set its status to Left & Removed instead.
        </DeleteButton>
      )}
    </RecordActions>
  );
}
