import { ActionList } from '../../features/staff/action-items/action-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The Action Centre: the list of actions for staff. */
export function Component() {
  return (
    <>
      <ListHeader title="Actions Needing Your Attention" adds={{ to: adminPaths.newJob(), what: 'job' }} />
      <ActionList />
    </>
  );
}
