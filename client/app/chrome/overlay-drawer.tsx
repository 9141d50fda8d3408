import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = { open: boolean; onClose: () => void; children: ReactNode };

/** Keeps the focus in the drawer: Tab goes from the last element to the first, and back. */
function goRound(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const [end, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  next?.focus();
}

/**
 * The drawer below 991 px: slides over the page, keeps the focus, and closes on Escape, on a choice and on a click
 * beside it (R041).
 */
export function OverlayDrawer({ open, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    panel.current?.querySelector('a')?.focus();
    return () => {
      if (before instanceof HTMLElement) setTimeout(() => before.focus({ preventScroll: true }));
    };
  }, [open]);
  if (!open) return null;
  return (
    <Box hideFrom="lg" onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <Box
        position="fixed"
        inset="0"
        zIndex="drawer"
        bg="rgb(12 26 20 / 0.55)"
        onClick={onClose}
        aria-hidden
      />
      <Box
        ref={panel}
        role="dialog"
        aria-modal
        aria-label="Menu"
        position="fixed"
        insetY="0"
        insetInlineStart="0"
        zIndex="drawer"
        animation="slide-in 180ms"
        onKeyDown={goRound}
      >
        {children}
      </Box>
    </Box>
  );
}
