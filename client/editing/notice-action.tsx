import { Button, Text } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { NoticeAction } from '../ui/notices';

/** The key that moves the focus to the button of the newest notice. */
const KEY = 'F8';

/**
 * F8 moves the focus to the button of the newest notice, and back. When that notice disappears, the focus goes back as
 * well, or to the new page if the old one has gone.
 */
function useActionKey() {
  const button = useRef<HTMLButtonElement>(null);
  const from = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const here = button.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.defaultPrevented) return;
      const actions = document.querySelectorAll('[data-notice-action]');
      if (actions[actions.length - 1] !== here) return;
      event.preventDefault();
      if (document.activeElement === here) from.current?.focus();
      else here?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (document.activeElement !== here) return;
      const back = from.current;
      const onBody = () => document.activeElement === document.body;
      // Runs once the notice is out of the page, and only if nothing else has taken the focus.
      queueMicrotask(() => {
        if (onBody() && back?.isConnected) back.focus();
        if (onBody()) document.getElementById('content')?.focus({ preventScroll: true });
      });
    };
  }, []);
  return { button, from };
}

type Props = { label: string; run: () => unknown; dismiss: () => void };

function ActionButton({ label, run, dismiss }: Props) {
  const { button, from } = useActionKey();
  return (
    <Button
      ref={button}
      size="sm"
      variant="outline"
      mt="2"
      data-notice-action
      aria-keyshortcuts={KEY}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) from.current = relatedTarget;
      }}
      onClick={() => {
        dismiss();
        void run();
      }}
    >
      {label}
      <Text as="kbd" textStyle="xs" color="fg.muted" fontFamily="inherit" hideBelow="md" aria-hidden>
        {KEY}
      </Text>
    </Button>
  );
}

/** An action offered by a notice, such as Undo: reached by F8 from anywhere on the page. */
export const noticeAction =
  (label: string, run: () => unknown): NoticeAction =>
  (dismiss): ReactNode => <ActionButton label={label} run={run} dismiss={dismiss} />;
