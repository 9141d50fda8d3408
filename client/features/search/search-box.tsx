import { Box, chakra, IconButton, useRecipe } from '@chakra-ui/react';
import {
  type ComponentType,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useHref } from 'react-router';
import { useTexts } from '../../lib/language';
import { lateCode } from '../../lib/late-code';
import { MAX_SEARCH_TEXT } from '../../lib/search-text';
import { withLoadTimeout } from '../../navigation/chunk-load';
import { paths } from '../../navigation/paths';
import { SearchIcon } from '../../ui/pictograms';
import { keepSearch } from './last-searches';
import { searchTexts } from './search-texts';
import type { SuggestionListProps } from './suggestion-list';
import type { Suggestion } from './suggestions';
import { useSearchText } from './use-search-text';

type Props = {
  /** `page` is the large one on Home and, on phones, on the results. */
  size?: 'toolbar' | 'page';
  autoFocus?: boolean;
  /** Called after a search was run, to close what the box stands in. */
  onRun?: () => void;
};

const suggestionList = lateCode(() => withLoadTimeout(() => import('./suggestion-list')));

const none: Suggestion[] = [];

/**
 * The search of the site: a combobox over what begins with the text, and the results for what was typed (R013, R014).
 * Small enough to be part of the first load; rendered on the server as it stands. The list comes when somebody goes to
 * the box, which does all the rest without it.
 */
export function SearchBox({ size = 'toolbar', autoFocus = false, onRun }: Props) {
  const { text, type, leave, run } = useSearchText();
  const say = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [options, setOptions] = useState(none);
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const shown = open && options.length > 0;
  const chosen = shown ? options[active] : undefined;
  const large = size === 'page';
  // Where the browser goes by itself while no script is there; the results know the box by its name.
  const action = useHref(paths.search());
  const field = useRecipe({ key: 'input' })({ size: large ? 'lg' : 'sm' });

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the box comes to life
  useEffect(() => {
    // What was typed before the scripts came stands in the field alone.
    const typed = input.current?.value;
    if (typed !== undefined && typed !== text) type(typed);
  }, []);

  // Without the list there is nothing to choose from, and the text can be searched for all the same.
  const fetchList = () =>
    void suggestionList.load().then(
      () => setList(() => suggestionList.current),
      () => undefined,
    );
  const show = () => {
    fetchList();
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const search = (wanted: Pick<Suggestion, 'text' | 'kept'> & { to?: string }) => {
    close();
    if (wanted.kept) keepSearch(wanted.kept);
    run(wanted.text, wanted.to);
    onRun?.();
  };
  const onClose = useCallback((back: boolean) => {
    if (back) input.current?.focus();
    setOpen(false);
    setActive(-1);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      show();
      const down = event.key === 'ArrowDown';
      const places = options.length + 1;
      // One place more than there are options: the typed text itself. A closed list opens at its first.
      setActive((current) =>
        shown ? ((current + 1 + (down ? 1 : -1) + places) % places) - 1 : down ? 0 : -1,
      );
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <chakra.form
      role="search"
      action={action}
      aria-label={large ? say.findSupplier : say.site}
      position="relative"
      w="full"
      // Below the toolbar, when a phone brings the box up.
      scrollMarginTop="20"
      onSubmit={(event) => {
        event.preventDefault();
        search(chosen ?? { text, kept: text });
      }}
    >
      {/* Chakra's Input would bring its form fields into the first load. */}
      <chakra.input
        ref={input}
        type="search"
        name="service"
        role="combobox"
        autoComplete="off"
        aria-label={say.placeholder}
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={chosen === undefined ? undefined : `${id}-list-${active}`}
        placeholder={say.placeholder}
        maxLength={MAX_SEARCH_TEXT}
        value={text}
        css={[field, { '&::-webkit-search-cancel-button': { display: 'none' } }]}
        pe={large ? '16' : '10'}
        borderRadius={large ? 'l3' : 'full'}
        boxShadow={large ? 'md' : undefined}
        onChange={(event) => {
          type(event.target.value);
          show();
          setActive(-1);
        }}
        onFocus={fetchList}
        onClick={show}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // What can be pressed in the list is part of it.
          if (!event.relatedTarget?.closest(`[data-list="${id}"]`)) close();
          leave(event.relatedTarget);
        }}
      />
      {List && (
        <div data-list={id}>
          <List
            id={`${id}-list`}
            text={text}
            open={open}
            active={active}
            onOffer={setOptions}
            onChoose={search}
            onClose={onClose}
          />
        </div>
      )}
      <Box position="absolute" insetEnd={large ? '2' : '0.5'} top="50%" transform="translateY(-50%)">
        <IconButton
          type="submit"
          aria-label={say.search}
          size={large ? 'md' : 'sm'}
          colorPalette={large ? 'accent' : 'neutral'}
          variant={large ? 'solid' : 'ghost'}
          borderRadius={large ? 'l2' : 'full'}
          boxSize={large ? undefined : '8'}
          minW={large ? undefined : '8'}
        >
          <SearchIcon />
        </IconButton>
      </Box>
    </chakra.form>
  );
}
