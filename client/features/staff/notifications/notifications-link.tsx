import { Badge } from '@chakra-ui/react';
import { BellIcon } from '../../../ui/admin-icons';
import { ButtonLink } from '../../../ui/button-link';
import { useUnreadNotificationsQuery } from './notifications.generated';

/** Milliseconds between two polls. */
const REFRESH = 60_000;
const MANY = 99;

/** The link to the notifications, with the number of unread ones. */
export function NotificationsLink({ to }: { to: string }) {
  const { data } = useUnreadNotificationsQuery({ pollInterval: REFRESH });
  const unread = data?.notifications.unreadCount ?? 0;
  const said = unread > MANY ? `more than ${MANY}` : String(unread);
  return (
    <ButtonLink
      to={to}
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      px="2.5"
      aria-label={unread > 0 ? `Notifications, ${said} new` : 'Notifications'}
    >
      <BellIcon />
      {unread > 0 && (
        <Badge aria-hidden colorPalette="accent" variant="solid" size="xs" borderRadius="full">
          {unread > MANY ? `${MANY}+` : unread}
        </Badge>
      )}
    </ButtonLink>
  );
}
