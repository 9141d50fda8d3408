import { Button, Text } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { SignedInUser } from '../../graphql/session';
import { SearchIcon } from '../../ui/pictograms';

const CommandPalette = lazy(() => import('./command-palette'));
const ShortcutSheet = lazy(() => import('./shortcut-sheet'));

type Open = 'palette' | 'shortcuts' | null;

const typing = 'input, textarea, select, [contenteditable=true]';
const within = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Manages the open dialog: Ctrl or Cmd and K open the palette from everywhere, ? opens the sheet of shortcuts unless
 * the user is typing.
 */
function useOpen(): [Open, (open: Open) => void] {
  const [open, setOpen] = useState<Open>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen((before) => (before === 'palette' ? null : 'palette'));
      } else if (
        key === '?' &&
        !ctrlKey &&
        !metaKey &&
        !altKey &&
        !within(target, `${typing}, [role=dialog]`)
      ) {
        event.preventDefault();
        setOpen('shortcuts');
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return [open, setOpen];
}

type Props = { user: SignedInUser; onSignOut: () => void };

/** The button of the palette, which also handles its keys. */
export function PaletteButton({ user, onSignOut }: Props) {
  const [open, setOpen] = useOpen();
  const close = () => setOpen(null);
  return (
    <>
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="sm"
        px="2.5"
        aria-label="Find"
        title="Ctrl K"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <SearchIcon />
        <Text as="span" hideBelow="lg">
          Find
        </Text>
      </Button>
      <Suspense>
        {open === 'palette' && <CommandPalette user={user} onSignOut={onSignOut} onClose={close} />}
        {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </>
  );
}
