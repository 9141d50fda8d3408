import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react';
import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { texts, useTexts } from '../lib/language';
import { CheckIcon, CloseIcon, CopyIcon, InfoIcon, MailIcon, TrashIcon, WarningIcon } from './icons';
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

const noticeTexts = texts(
  { notices: 'Notices', dismiss: 'Dismiss notice' },
  { notices: 'Ngā pānui', dismiss: 'Katia te pānui' },
);

const icons: Record<NoticeKind, typeof CheckIcon> = {
  saved: CheckIcon,
  created: CheckIcon,
  success: CheckIcon,
  deleted: TrashIcon,
  copied: CopyIcon,
  emailed: MailIcon,
  error: WarningIcon,
  'lead-error': WarningIcon,
};

function NoticeCard({ notice }: { notice: Notice }) {
  const text = useTexts(noticeTexts);
  const Icon = icons[notice.kind] ?? InfoIcon;
  const bad = notice.kind === 'error' || notice.kind === 'lead-error';
  const { act } = notice;
  // Nobody is hurried who is at it.
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
      borderColor={bad ? 'border.error' : 'border'}
      boxShadow="lg"
      animation="rise 180ms"
      pointerEvents="auto"
    >
      <Icon color={bad ? 'fg.error' : 'fg.brand'} mt="0.5" />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold">{notice.title}</Text>
        {notice.description && (
          <Text textStyle="sm" color="fg.muted">
            {notice.description}
          </Text>
        )}
        {act && (
          <Button
            size="sm"
            variant="outline"
            mt="2"
            data-notice-act
            aria-keyshortcuts={ACT_KEY}
            onClick={() => {
              dismissNotice(notice.id);
              void act.run();
            }}
          >
            {act.label}
            <Text as="kbd" textStyle="xs" color="fg.muted" fontFamily="inherit" hideBelow="md" aria-hidden>
              {ACT_KEY}
            </Text>
          </Button>
        )}
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

/** Leads the keyboard to what the newest notice offers, from wherever it is. */
const ACT_KEY = 'F8';

/** F8 goes to the newest act and back; so does the keyboard once a notice that it was in has gone. */
function useActKey() {
  const region = useRef<HTMLElement>(null);
  const from = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== ACT_KEY) return;
      const acts = region.current?.querySelectorAll<HTMLElement>('[data-notice-act]');
      const newest = acts?.[acts.length - 1];
      if (!newest) return;
      event.preventDefault();
      if (document.activeElement === newest) from.current?.focus();
      else newest.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
      from.current = relatedTarget;
  };
  const goBack = () => {
    if (document.activeElement === document.body && from.current?.isConnected) from.current.focus();
  };
  return { region, onFocus, goBack };
}

/** Where notices appear, announced politely to screen readers. Once per page, in the root layout. */
export function NoticeRegion() {
  const text = useTexts(noticeTexts);
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, () => NO_NOTICES);
  const { region, onFocus, goBack } = useActKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice may have gone with the focus in it
  useEffect(goBack, [notices]);
  return (
    <Region
      ref={region}
      onFocus={onFocus}
      aria-label={text.notices}
      aria-live="polite"
      aria-relevant="additions"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </Region>
  );
}
