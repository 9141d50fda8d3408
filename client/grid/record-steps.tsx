import { Flex, IconButton, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toAppError } from '../graphql/errors';
import { formatAtLeast, formatCount } from '../lib/format';
import { keepFocus } from '../lib/navigation-state';
import { notify } from '../ui/notices';
import { ChevronDownIcon } from '../ui/pictograms';
import { hideInPrint } from '../ui/print';
import { extendList, listPositionIn, type NextIds } from './list-navigation';

type Props = {
  id: number;
  href: (id: number) => string;
  next: NextIds;
  /** The record; the buttons are below its upper edge. */
  children: ReactNode;
};

const typing = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]';

/** Returns the direction of a key; 0 for none. Letters typed into a field do not count. */
function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  const { key, altKey, ctrlKey, metaKey, target } = event;
  if (ctrlKey || metaKey || event.defaultPrevented) return 0;
  if (altKey) return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (target instanceof Element && target.closest(typing)) return 0;
  return key === 'j' ? 1 : key === 'k' ? -1 : 0;
}

/**
 * Links to the previous and next record of the list that the user came from, by buttons, by Alt and arrow keys, or by J
 * and K. Renders no links if the user came from elsewhere.
 */
export function RecordSteps({ id, href, next, children }: Props) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const walk = listPositionIn(state);
  const place = walk?.ids.indexOf(id) ?? -1;
  const isLast = walk ? place === walk.ids.length - 1 && walk.more === null : true;

  const go = async (by: -1 | 1) => {
    if (!walk || busy || place + by < 0 || (by > 0 && isLast)) return;
    setBusy(true);
    try {
      const longer = place + by < walk.ids.length ? walk : await extendList(walk, next);
      const to = longer.ids[place + by];
      // Replaces the history entry, so that Back returns to the list however many records were viewed.
      const options = { state: { ...(state as object), walk: longer, ...keepFocus }, replace: true };
      if (to !== undefined) await navigate(href(to), options);
      else await navigate('.', options);
    } catch (failure) {
      notify({ kind: 'error', title: 'Couldn’t load more rows', description: toAppError(failure).message });
    } finally {
      setBusy(false);
    }
  };
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const by = stepOf(event);
      if (by === 0) return;
      event.preventDefault();
      void latest.current(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const look = { size: 'xs', variant: 'outline', colorPalette: 'neutral' } as const;
  // The record stays in the same place of the tree with and without buttons: moved, it would lose typed values.
  return (
    <Flex direction="column" grow="1" minW="0" position="relative">
      {walk && place >= 0 && (
        <Flex
          role="group"
          aria-label="Records in the list"
          align="center"
          gap="1.5"
          position="absolute"
          insetEnd="0"
          top="0"
          css={hideInPrint}
        >
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" me="1">
            {formatCount(place + 1)} of {formatAtLeast(Math.max(walk.total, place + 1), walk.orMore)}
          </Text>
          <IconButton
            {...look}
            aria-label="Previous record"
            aria-keyshortcuts="Alt+ArrowUp K"
            title="Previous record (K)"
            disabled={place === 0}
            onClick={() => void go(-1)}
          >
            <ChevronDownIcon transform="rotate(180deg)" />
          </IconButton>
          <IconButton
            {...look}
            aria-label="Next record"
            aria-keyshortcuts="Alt+ArrowDown J"
            title="Next record (J)"
            disabled={isLast}
            loading={busy}
            onClick={() => void go(1)}
          >
            <ChevronDownIcon />
          </IconButton>
        </Flex>
      )}
      {children}
    </Flex>
  );
}
