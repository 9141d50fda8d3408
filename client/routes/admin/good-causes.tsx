import { GoodCauseList } from '../../features/directory/good-cause-records/cause-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of all good causes, for staff (R104). */
export function Component() {
  return (
    <>
      <ListHeader
        title="Good Causes"
        trash={adminPaths.trash('goodCauses')}
        adds={{ to: adminPaths.goodCause('new'), what: 'good cause' }}
      />
      <GoodCauseList causeHref={adminPaths.goodCause} />
    </>
  );
}
