import type { ReactNode } from 'react';
import { buyerStatuses, buyerStatusTones } from '../../../ui/buyer-status-labels';
import { DateTime } from '../../../ui/date-time';
import { interestedStatuses, interestTones } from '../../../ui/impact-buyer-labels';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { HeartIcon, StoreIcon } from '../../../ui/pictograms';
import { RecordHeader } from '../../../ui/record-header';
import { StatusTag } from '../../../ui/status-tag';
import type { Buyer } from './buyer-fields';

type Props = { buyer: Buyer; back?: ReactNode; action?: ReactNode };

/** The header of a buyer's screen: name, status, interest, and its links to a supplier or good cause (R128). */
export function BuyerHeader({ buyer, ...around }: Props) {
  const { id, name, status, interestedStatus, createdAt, goodCause, supplier, isGoodCause, externalRefs } =
    buyer;
  const tags = (
    <>
      <StatusTag tone={buyerStatusTones[status]}>{buyerStatuses[status]}</StatusTag>
      {interestedStatus && (
        <StatusTag tone={interestTones[interestedStatus]}>{interestedStatuses[interestedStatus]}</StatusTag>
      )}
      {supplier && (
        <StatusTag tone="quiet">
          <StoreIcon /> Supplier
        </StatusTag>
      )}
      {isGoodCause && (
        <StatusTag tone="quiet">
          <HeartIcon /> Good cause
        </StatusTag>
      )}
    </>
  );
  const created = (
    <>
      Created <DateTime value={createdAt} />
    </>
  );
  return (
    <RecordHeader
      title={name}
      tag={tags}
      facts={[
        `Impact buyer ${id}`,
        created,
        goodCause && `Supports ${goodCause.name}`,
        ...otherSystemIds(externalRefs),
      ]}
      {...around}
    />
  );
}
