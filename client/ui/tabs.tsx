import { Box, chakra } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';
import { useSearchChange } from '../lib/use-search-change';

export type Tab = {
  id: string;
  label: string;
  content: ReactNode;
  /**
   * If true, rendered only while it is open according to the address: for content that is fetched each time, and for
   * content that keeps its own filters in the address.
   */
  late?: boolean;
  /** If true, marked because something on it needs attention. */
  alert?: boolean;
};

/** The parameter of the address for the open tab. */
export const TAB = 'tab';

const TabButton = chakra('button', {
  base: {
    px: '2',
    py: '2.5',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg' },
    '&[aria-selected=true]': { color: 'fg.brand', borderColor: 'fg.brand', fontWeight: 'semibold' },
  },
});

/**
 * Returns the open tab, which the address keeps along with its other state, and a function that opens a tab. A chosen
 * tab opens at once, before the address changes, so that what the user does next applies to it.
 */
export function useTab(tabs: readonly { id: string }[]): [open: string, show: (id: string) => void] {
  const [params] = useSearchParams();
  const change = useSearchChange();
  const requested = params.get(TAB);
  const [chosen, setChosen] = useState<string | null>(null);
  const arrivedBy = useNavigationType();
  // From then on the address determines the tab. The address of an earlier choice may arrive only now: the later choice
  // stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes
  useEffect(() => {
    if (arrivedBy !== NavigationType.Replace || chosen === (requested ?? tabs[0]?.id)) setChosen(null);
  }, [requested]);
  const wanted = chosen ?? requested;
  const open = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id ?? '';
  const show = (id: string) => {
    setChosen(id);
    change((next) => {
      if (id === tabs[0]?.id) next.delete(TAB);
      else next.set(TAB, id);
    });
  };
  return [open, show];
}

/** On a phone, where tabs are cut off, a shadow shows that there are more; the background covers it at the end. */
const shadowsOfMore = {
  '--ground': 'var(--up-colors-bg-subtle)',
  '--shadow': 'rgb(0 0 0 / 0.22)',
  _dark: { '--shadow': 'rgb(255 255 255 / 0.28)' },
  '@media (max-width: 767px)': {
    background: `linear-gradient(to right, var(--ground) 40%, transparent) left / 48px 100% no-repeat local,
    linear-gradient(to left, var(--ground) 40%, transparent) right / 48px 100% no-repeat local,
    radial-gradient(farthest-side at 0 50%, var(--shadow), transparent) left / 14px 100% no-repeat scroll,
    radial-gradient(farthest-side at 100% 50%, var(--shadow), transparent) right / 14px 100% no-repeat scroll`,
  },
};

type Props = { label: string; tabs: readonly Tab[]; open: string; onOpen: (id: string) => void };

/**
 * Parts of a record, one of them visible; the others are rendered in the background one after another, so that the
 * screen stays responsive. Arrow keys, Home and End move between the tabs; text typed on one stays while another is
 * open.
 */
export function Tabs({ label, tabs, open, onOpen }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  const said = useSearchParams()[0].get(TAB) ?? tabs[0]?.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === open);
    const moves: Record<string, number> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const to = tabs[moves[event.key] ?? -1];
    if (!to) return;
    event.preventDefault();
    onOpen(to.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${to.id}`)}`)?.focus();
  };
  useEffect(() => {
    if (drawn < tabs.length) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, tabs.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab opens
  useEffect(() => {
    list.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <Box minH="60vh" minW="0">
      <Box
        ref={list}
        role="tablist"
        aria-label={label}
        display="flex"
        flexWrap={{ md: 'wrap' }}
        overflowX="auto"
        css={shadowsOfMore}
        borderBottomWidth="1px"
        borderColor="border"
        mb="5"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === open}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === open ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
            {tab.alert && (
              <Box as="span" color="fg.error" ms="1.5" aria-label="needs attention" role="img">
                ●
              </Box>
            )}
          </TabButton>
        ))}
      </Box>
      {tabs.map((tab, at) => (
        <Box
          key={tab.id}
          id={`${id}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== open}
        >
          {(tab.late ? tab.id === open && tab.id === said : tab.id === open || at < drawn) && tab.content}
        </Box>
      ))}
    </Box>
  );
}
