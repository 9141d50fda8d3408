import { Box, chakra, IconButton, Text } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { texts, useTexts } from '../lib/language';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons';
import {
  currentNotices,
  dismissNotice,
  holdNotice,
  NO_NOTICES,
  type Notice,
  type NoticeKind,
  releaseNotice,
  subscribeNotices,
} from './notices';
import { CopyIcon, MailIcon, TrashIcon } from './pictograms';

const noticeTexts = texts(
  { notices: 'Notices', dismiss: 'Dismiss notice' },
  { notices: 'Ngā pānui', dismiss: 'Katia te pānui' },
);

/** Icons by kind of notice; the rest have the one for success. */
const icons: Partial<Record<NoticeKind, typeof CheckIcon>> = {
  deleted: TrashIcon,
  info: InfoIcon,
  warning: WarningIcon,
  copied: CopyIcon,
  emailed: MailIcon,
  error: WarningIcon,
  'lead-error': WarningIcon,
};

/** Tones of notices that are not about success. */
const tones: Partial<Record<NoticeKind, 'error' | 'warning'>> = {
  error: 'error',
  'lead-error': 'error',
  warning: 'warning',
};

function NoticeCard({ notice }: { notice: Notice }) {
  const text = useTexts(noticeTexts);
  const Icon = icons[notice.kind] ?? CheckIcon;
  const tone = tones[notice.kind];
  // A notice does not disappear while the user is reading or using it.
  const hold = () => holdNotice(notice.id);
  const release = () => releaseNotice(notice);
  return (
    <Box
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      display="flex"
      alignItems="flex-start"
      gap="3"
      w="full"
      maxW="sm"
      p="4"
      bg="bg.panel"
      color="fg"
      borderRadius="leafSm"
      borderWidth="1px"
      borderColor={tone ? `fg.${tone}` : 'border'}
      boxShadow="lg"
      animation="rise 180ms"
      pointerEvents="auto"
    >
      <Icon color={`fg.${tone ?? 'brand'}`} mt="0.5" />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{notice.title}</Text>
        {notice.description && (
          <Text textStyle="sm" color="fg.muted">
            {notice.description}
          </Text>
        )}
        {notice.act?.(() => dismissNotice(notice.id))}
      </Box>
      <IconButton
        size="xs"
        variant="ghost"
        colorPalette="neutral"
        aria-label={text.dismiss}
        onClick={() => dismissNotice(notice.id)}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const Region = chakra('section', {
  base: {
    position: 'fixed',
    insetX: '4',
    bottom: '4',
    zIndex: 'notice',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: '3',
    pointerEvents: 'none',
  },
});

/** The region of notices, announced politely to screen readers. Once per page, in the root layout. */
export function NoticeRegion() {
  const text = useTexts(noticeTexts);
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, () => NO_NOTICES);
  return (
    <Region aria-label={text.notices} aria-live="polite" aria-relevant="additions">
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </Region>
  );
}
