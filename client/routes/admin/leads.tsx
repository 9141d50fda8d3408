import { LeadList } from '../../features/sales/lead-records/lead-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of all leads, for staff. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Leads"
        trash={adminPaths.trash('leads')}
        addsSeveral={adminPaths.addLeads()}
        adds={{ to: adminPaths.lead('new'), what: 'lead' }}
      />
      <LeadList leadHref={adminPaths.lead} />
    </>
  );
}
