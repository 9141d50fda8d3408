import type { ReactNode } from 'react';
import { recordStatuses, recordTones } from '../../../editing/record-statuses';
import { DateTime } from '../../../ui/date-time';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { RecordHeader } from '../../../ui/record-header';
import { StatusTag } from '../../../ui/status-tag';
import type { Cause } from './cause-fields';

type Props = { cause: Cause; back?: ReactNode; action?: ReactNode };

/** The header of a cause's screen: its name and status, and whether it represents an impact area (R105). */
export function CauseHeader({ cause, ...around }: Props) {
  const { id, name, status, special, createdAt, externalRefs } = cause;
  const created = (
    <>
      Created <DateTime value={createdAt} />
    </>
  );
  const tags = (
    <>
      <StatusTag tone={recordTones[status]}>{recordStatuses[status]}</StatusTag>
      {special && <StatusTag tone="quiet">Helps a whole area</StatusTag>}
    </>
  );
  return (
    <RecordHeader
      title={name}
      tag={tags}
      facts={[`Good cause ${id}`, created, ...otherSystemIds(externalRefs)]}
      {...around}
    />
  );
}
