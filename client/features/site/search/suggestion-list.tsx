import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useContentLang, useTexts } from '../../../lib/language';
import { clearSearches, rememberSearch } from './recent-searches';
import { suggestionIcons } from './suggestion-icons';
import { suggestionTexts } from './suggestion-texts';
import type { Suggestion, SuggestionKind } from './suggestions';
import { useAvailableHeight } from './use-available-height';
import { useSuggestions } from './use-suggestions';

export type SuggestionListProps = {
  /** The ID of the list, and the prefix of its options' IDs: `${id}-0` is the first. */
  id: string;
  text: string;
  open: boolean;
  /** The index of the active option; -1 for none. */
  active: number;
  /** Called with the suggestions before they are shown. */
  onOffer: (suggestions: Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Called when the list can close; `back` is true if the box has the focus again. */
  onClose: (back: boolean) => void;
};

const THUMB = '@media (pointer: coarse), (max-width: 47.99em)';

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.375rem)',
    insetEnd: '0',
    w: 'max(100%, min(22rem, 100vw - 2rem))',
    zIndex: 'dropdown',
    display: 'flex',
    flexDirection: 'column',
    maxH: 'min(30rem, var(--room, 20rem))',
    overflow: 'hidden',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    boxShadow: 'md',
    textAlign: 'start',
  },
});

const List = chakra('div', {
  base: { minH: '0', overflowY: 'auto', overscrollBehavior: 'contain', px: '1.5', pb: '1.5' },
});

const Group = chakra('div');

const Heading = chakra('div', {
  base: { px: '3', pt: '3', pb: '1', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
});

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    px: '3',
    py: '1.5',
    minH: '9',
    // Returning to the first option scrolls its heading into view, too.
    scrollMarginY: '9',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'option',
    overflowWrap: 'anywhere',
    [THUMB]: { minH: '11', fontSize: 'md' },
    '& > svg': { color: 'fg.muted' },
    _hover: { bg: 'bg.muted' },
    // As visible as the chosen category, since with the keyboard no pointer shows the position.
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', '& *': { color: 'inherit' } },
  },
});

/** Wraps the second text below the label if it does not fit beside it. */
const Words = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
});
const Beside = chakra('span', { base: { color: 'fg.muted', textStyle: 'xs' } });
const Typed = chakra('b', { base: { fontWeight: 'bold' } });

function Label({ label, typed }: Pick<Suggestion, 'label' | 'typed'>) {
  if (!typed) return label;
  const [start, end] = typed;
  return (
    <>
      {label.slice(0, start)}
      <Typed>{label.slice(start, end)}</Typed>
      {label.slice(end)}
    </>
  );
}

/** Kinds written by suppliers and staff in English; typed texts and the names of places can be in any language. */
const inEnglish: readonly SuggestionKind[] = ['service', 'trade', 'category', 'supplier'];

const MIDDLE_BUTTON = 1;

/**
 * Returns handlers for an option that acts as a link without being one: `opened` for a press, `openedInTab` for a press
 * that opens links in a new tab.
 */
const onOpenOrTab = (opened: () => void, openedInTab: () => void) => ({
  onClick: ({ ctrlKey, metaKey }: MouseEvent) => (ctrlKey || metaKey ? openedInTab() : opened()),
  onAuxClick: ({ button }: MouseEvent) => {
    if (button === MIDDLE_BUTTON) openedInTab();
  },
  onMouseDown: (event: MouseEvent) => {
    // Otherwise the middle button begins to scroll the list.
    if (event.button === MIDDLE_BUTTON) event.preventDefault();
  },
});

/**
 * The suggestions of a search box: a listbox in groups, whose active option the box sets while it keeps the focus.
 * Loaded when a search box is focused.
 */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, open, active, onOffer, onChoose, onClose } = props;
  const say = useTexts(suggestionTexts);
  const contentLang = useContentLang();
  const { groups, ready } = useSuggestions(text, open);
  const offered = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);
  const panel = useRef<HTMLDivElement>(null);
  const shown = offered.length > 0;
  const home = useHref('/').replace(/\/$/, '');
  const openInTab = ({ to, remembered }: Suggestion) => {
    if (remembered) rememberSearch(remembered);
    window.open(home + to, '_blank', 'noopener');
  };
  useAvailableHeight(panel, shown);
  useLayoutEffect(() => onOffer(offered), [onOffer, offered]);
  useEffect(() => {
    if (shown && active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, active, id]);

  return (
    <>
      <Said count={open && ready ? offered.length : null} open={open} />
      {shown && (
        // The pointer must not take the focus from the box, which would close the list before the click.
        <Panel ref={panel} onPointerDown={(event) => event.preventDefault()}>
          <List id={id} role="listbox" aria-label={say.suggestions}>
            {groups.map(({ kind, suggestions }) => {
              const Icon = suggestionIcons[kind];
              return (
                <Group key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                  <Heading id={`${id}-${kind}`} role="presentation">
                    {say[kind]}
                  </Heading>
                  {suggestions.map((suggestion) => {
                    const index = offered.indexOf(suggestion);
                    return (
                      <Option
                        key={`${suggestion.to} ${suggestion.label}`}
                        id={`${id}-${index}`}
                        role="option"
                        aria-selected={index === active}
                        // Read as one piece, since part of the label is marked up separately.
                        aria-label={[suggestion.label, suggestion.beside].filter(Boolean).join(', ')}
                        lang={inEnglish.includes(kind) ? contentLang : undefined}
                        {...onOpenOrTab(
                          () => onChoose(suggestion),
                          () => openInTab(suggestion),
                        )}
                      >
                        <Icon />
                        <Words>
                          <span>
                            <Label {...suggestion} />
                          </span>
                          {suggestion.beside && <Beside> {suggestion.beside}</Beside>}
                        </Words>
                      </Option>
                    );
                  })}
                </Group>
              );
            })}
          </List>
          {groups[0]?.kind === 'last' && (
            <Box borderTopWidth="1px" borderColor="border" p="1.5">
              <Button
                size="sm"
                variant="ghost"
                colorPalette="neutral"
                aria-label={say.clearLast}
                css={{ [THUMB]: { minH: '11' } }}
                onClick={() => {
                  clearSearches();
                  onClose(true);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return;
                  event.preventDefault();
                  event.stopPropagation();
                  onClose(true);
                }}
                onBlur={() => onClose(false)}
              >
                {say.clear}
              </Button>
            </Box>
          )}
        </Panel>
      )}
    </>
  );
}

/** Announces the number of suggestions to screen readers, once the answer for the text has arrived. */
function Said({ count, open }: { count: number | null; open: boolean }) {
  const say = useTexts(suggestionTexts);
  const [said, setSaid] = useState('');
  const words = count === null ? null : count === 0 ? say.none : count === 1 ? say.one : say.count(count);
  const next = open ? (words ?? said) : '';
  if (next !== said) setSaid(next);
  return <VisuallyHidden role="status">{next}</VisuallyHidden>;
}
