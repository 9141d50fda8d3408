import { NotificationList } from '../../features/notifications/notification-list';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { placeOf } from '../../navigation/record-hrefs';

/** Where others than staff keep what is theirs. */
const OWN = ['SUPPLIER', 'IMPACT_BUYER'];

/** What the signed-in person may want to know of (P074). */
export function Component() {
  const { user } = useSessionState();
  const staff = user !== null && hasRole(user, 'ADMIN');
  const record = (recordType: string, id: number) =>
    !staff && OWN.includes(recordType) ? adminPaths.yourProfile() : (placeOf(recordType)?.href(id) ?? null);
  return <NotificationList hrefs={{ record, mail: adminPaths.mail, account: paths.userProfile() }} />;
}
