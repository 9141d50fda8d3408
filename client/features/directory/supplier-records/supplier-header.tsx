import type { ReactNode } from 'react';
import { recordStatuses, recordTones } from '../../../editing/record-statuses';
import { formatCount, formatMoney } from '../../../lib/format';
import { DateTime } from '../../../ui/date-time';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { RecordHeader } from '../../../ui/record-header';
import { StatusTag } from '../../../ui/status-tag';
import type { Supplier } from './supplier-fields';

type Props = { supplier: Supplier; back?: ReactNode; action?: ReactNode };

/** The header of a supplier's screen: its name, status and totals. */
export function SupplierHeader({ supplier, ...around }: Props) {
  const {
    id,
    name,
    listTitle,
    status,
    createdAt,
    enquiryTotal,
    revenueTotal,
    contributionTotal,
    externalRefs,
  } = supplier;
  const since = (
    <>
      Since <DateTime value={createdAt} />
    </>
  );
  return (
    <RecordHeader
      title={name}
      tag={<StatusTag tone={recordTones[status]}>{recordStatuses[status]}</StatusTag>}
      facts={[
        `Supplier ${id}`,
        listTitle,
        since,
        `${formatCount(enquiryTotal)} ${enquiryTotal === 1 ? 'enquiry' : 'enquiries'}`,
        `${formatMoney(revenueTotal)} revenue`,
        `${formatMoney(contributionTotal)} for good causes`,
        ...otherSystemIds(externalRefs),
      ]}
      {...around}
    />
  );
}
