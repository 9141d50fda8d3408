import { AuditList } from '../../features/staff/audit/audit-list';
import { ListHeader } from '../../lists/list-header';
import { recordHistories } from './record-histories';

/** The audit log, for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Audit log" lead="Who did what, and when." />
      <AuditList histories={recordHistories} />
    </>
  );
}
