import { Box, Button, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { BellIcon, BoxIcon, InboxIcon, ListIcon, StarIcon, TagIcon } from '../../../ui/admin-icons';
import { DateTime } from '../../../ui/date-time';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { CheckIcon } from '../../../ui/icons';
import { LoadingLines } from '../../../ui/loading-state';
import { ScreenHeader } from '../../../ui/page-section';
import { HandshakeIcon, HeartIcon, MailIcon, StoreIcon, UserIcon } from '../../../ui/pictograms';
import { TextLink } from '../../../ui/text-link';
import { detailOf, hrefOf, type Notification, type NotificationHrefs, titleOf } from './notification-labels';
import { useMarkNotificationsReadMutation, useNotificationsQuery } from './notifications.generated';
import { type LabelsOf, useLabels } from './use-labels';

const icons = { CHANGE: BellIcon, ACCOUNT: UserIcon, MAIL: MailIcon, TASK: ListIcon, WORK: ListIcon };

/** Icons of the types of records, as in the drawer. */
const recordIcons: Partial<Record<string, typeof BellIcon>> = {
  SUPPLIER: StoreIcon,
  IMPACT_BUYER: HandshakeIcon,
  GOOD_CAUSE: HeartIcon,
  MESSAGE: MailIcon,
  ORDER: BoxIcon,
  CATEGORY: TagIcon,
  FEATURED_LISTING: StarIcon,
  SALES_ENQUIRY: InboxIcon,
  USER: UserIcon,
};

const Rows = chakra('ul', { base: { layerStyle: 'panel', listStyle: 'none', m: '0', p: '0' } });
const Row = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '3.5',
    borderColor: 'border',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});

type RowProps = { note: Notification; hrefs: NotificationHrefs; labels: Readonly<Record<string, string>> };

function NotificationRow({ note, hrefs, labels }: RowProps) {
  const Icon = (note.kind === 'CHANGE' && recordIcons[note.recordType ?? '']) || icons[note.kind];
  const href = hrefOf(note, hrefs);
  const detail = detailOf(note, labels);
  const failed = note.kind === 'MAIL' || note.kind === 'TASK';
  return (
    <Row data-unread={note.unread}>
      <Flex
        boxSize="9"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="leafSm"
        bg={failed ? 'danger.subtle' : 'brand.subtle'}
        color={failed ? 'danger.fg' : 'brand.fg'}
      >
        <Icon />
      </Flex>
      <Box minW="0" flex="1">
        <Text fontWeight={note.unread ? 'semibold' : 'normal'} overflowWrap="anywhere">
          {note.unread && <VisuallyHidden>New: </VisuallyHidden>}
          {href ? <TextLink to={href}>{titleOf(note)}</TextLink> : titleOf(note)}
        </Text>
        {detail && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {detail}
          </Text>
        )}
        <Text textStyle="xs" color="fg.muted">
          <DateTime value={note.at} />
        </Text>
      </Box>
      {note.unread && (
        <Box aria-hidden mt="2" boxSize="2" flexShrink="0" borderRadius="full" bg="brand.solid" />
      )}
    </Row>
  );
}

/** The notifications of the signed-in user, newest first (P074). */
export function NotificationList({ hrefs, labelsOf }: { hrefs: NotificationHrefs; labelsOf: LabelsOf }) {
  const { data, error, refetch } = useNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const [mark, marking] = useMarkNotificationsReadMutation({
    refetchQueries: ['Notifications', 'UnreadNotifications'],
    awaitRefetchQueries: true,
  });
  const notes = data?.notifications.nodes;
  const unread = data?.notifications.unreadCount ?? 0;
  const newest = notes?.[0];
  const labels = useLabels(notes, labelsOf);
  return (
    <>
      <ScreenHeader
        title="Notifications"
        lead="Notifications from the last 30 days."
        action={
          newest &&
          unread > 0 && (
            <Button
              size="sm"
              variant="outline"
              loading={marking.loading}
              onClick={() => void mark({ variables: { upTo: newest.at } }).catch(() => undefined)}
            >
              <CheckIcon /> Mark all as read
            </Button>
          )
        }
      />
      {!notes && error && (
        <ErrorState level="h2" error={error} onRetry={() => void refetch()} layerStyle="panel" />
      )}
      {(notes ? !labels : !error) && <LoadingLines lines={8} layerStyle="panel" p="6" />}
      {notes?.length === 0 && (
        <EmptyState layerStyle="panel" title="Nothing new">
          We’ll let you know here when someone changes your records or something goes wrong.
        </EmptyState>
      )}
      {notes && labels && notes.length > 0 && (
        <Rows aria-label="Notifications">
          {notes.map((note) => (
            <NotificationRow
              key={note.id}
              note={note}
              hrefs={hrefs}
              labels={labels[note.recordType ?? ''] ?? {}}
            />
          ))}
        </Rows>
      )}
    </>
  );
}
