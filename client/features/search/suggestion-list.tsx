import { Box, Button, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useContentLang, useTexts } from '../../lib/language';
import { forgetSearches, keepSearch } from './last-searches';
import { suggestionIcons } from './suggestion-icons';
import { suggestionTexts } from './suggestion-texts';
import type { Suggestion, SuggestionKind } from './suggestions';
import { useRoom } from './use-room';
import { useSuggestions } from './use-suggestions';

export type SuggestionListProps = {
  /** Of the list, and the beginning of its options' ids: `${id}-0` is the first. */
  id: string;
  text: string;
  open: boolean;
  /** Which option the keyboard is at; -1: none. */
  active: number;
  /** Told what there is to choose from, before it is seen. */
  onOffer: (suggestions: Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
  /** Told when the list has done its part; `back` says that the box has the keyboard again. */
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
    // Going back to the first shows its heading too.
    scrollMarginY: '9',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'option',
    overflowWrap: 'anywhere',
    [THUMB]: { minH: '11', fontSize: 'md' },
    '& > svg': { color: 'fg.muted' },
    _hover: { bg: 'bg.muted' },
    // As visible as the chosen category: the keyboard has no pointer to show where it is.
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', '& *': { color: 'inherit' } },
  },
});

/** What does not fit beside the label stands below it. */
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

/** Written by suppliers and staff; what visitors have typed and the names of places may be in any language. */
const inEnglish: readonly SuggestionKind[] = ['service', 'trade', 'category', 'supplier'];

const MIDDLE_BUTTON = 1;

/**
 * Handlers for an option that leads somewhere without being a link: `opened` for a press, `openedInTab` for a press that
 * opens links in a new tab.
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
 * What a search box offers: a listbox in groups, whose options the box walks through by `active` while it keeps the
 * focus. Its code comes when somebody goes to a box.
 */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, open, active, onOffer, onChoose, onClose } = props;
  const say = useTexts(suggestionTexts);
  const contentLang = useContentLang();
  const { groups, settled } = useSuggestions(text, open);
  const offered = useMemo(() => groups.flatMap(({ suggestions }) => suggestions), [groups]);
  const panel = useRef<HTMLDivElement>(null);
  const shown = offered.length > 0;
  const home = useHref('/').replace(/\/$/, '');
  const openInTab = ({ to, kept }: Suggestion) => {
    if (kept) keepSearch(kept);
    window.open(home + to, '_blank', 'noopener');
  };
  useRoom(panel, shown);
  useLayoutEffect(() => onOffer(offered), [onOffer, offered]);
  useEffect(() => {
    if (shown && active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [shown, active, id]);

  return (
    <>
      <Said count={open && settled ? offered.length : null} open={open} />
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
                        // In one piece, whatever part of it was typed.
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
                  forgetSearches();
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

/** Says to a screen reader how many there are, once the answer for the text is here. */
function Said({ count, open }: { count: number | null; open: boolean }) {
  const say = useTexts(suggestionTexts);
  const [said, setSaid] = useState('');
  const words = count === null ? null : count === 0 ? say.none : count === 1 ? say.one : say.count(count);
  const next = open ? (words ?? said) : '';
  if (next !== said) setSaid(next);
  return <VisuallyHidden role="status">{next}</VisuallyHidden>;
}
