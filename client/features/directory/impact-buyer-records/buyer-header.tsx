import type { ReactNode } from 'react';
import { toneOfInterest } from '../../../editing/interested-statuses';
import { DateTime } from '../../../ui/date-time';
import { HeartIcon, StoreIcon } from '../../../ui/pictograms';
import { RecordHeader } from '../../../ui/record-header';
import { StatusTag } from '../../../ui/status-tag';
import type { Buyer } from './buyer-fields';
import { toneOfStatus } from './buyer-labels';

type Props = { buyer: Buyer; back?: ReactNode; action?: ReactNode };

/** The header of a buyer's screen: name, status, interest, and its links to a supplier or good cause (R128). */
export function BuyerHeader({ buyer, ...around }: Props) {
  const { id, name, status, interestedStatus, createdAt, goodCause, supplier, isGoodCause } = buyer;
  const tags = (
    <>
      <StatusTag tone={toneOfStatus(status)}>{status}</StatusTag>
      {interestedStatus && <StatusTag tone={toneOfInterest(interestedStatus)}>{interestedStatus}</StatusTag>}
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
      facts={[`Impact buyer ${id}`, created, goodCause && `Supports ${goodCause.name}`]}
      {...around}
    />
  );
}
