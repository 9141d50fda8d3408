import { NotificationList } from '../../features/staff/notifications/notification-list';
import type { RecordType } from '../../graphql/schema.generated';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { placeOf } from '../../navigation/record-places';
import { recordHistories } from './record-histories';

/** Record types that users who are not staff edit on their profile screen. */
const OWN = ['SUPPLIER', 'IMPACT_BUYER'];

const labelsOf = async (recordType: string) =>
  (await recordHistories[recordType as RecordType]?.())?.labels ?? {};

/** The notifications of the signed-in user (P074). */
export function Component() {
  const { user } = useSessionState();
  const staff = user !== null && hasRole(user, 'ADMIN');
  const record = (recordType: string, id: number) =>
    !staff && OWN.includes(recordType) ? adminPaths.yourProfile() : (placeOf(recordType)?.href(id) ?? null);
  const hrefs = { record, mail: adminPaths.mail, account: paths.userProfile() };
  return <NotificationList hrefs={hrefs} labelsOf={labelsOf} />;
}
