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
import { useTexts } from '../../../lib/language';
import { lazyModule } from '../../../lib/lazy-module';
import { MAX_SEARCH_TEXT } from '../../../lib/search-text';
import { withLoadTimeout } from '../../../navigation/chunk-load';
import { paths } from '../../../navigation/paths';
import { SearchIcon } from '../../../ui/pictograms';
import { rememberSearch } from './recent-searches';
import { searchTexts } from './search-texts';
import type { SuggestionListProps } from './suggestion-list';
import type { Suggestion } from './suggestions';
import { useSearchText } from './use-search-text';

type Props = {
  /** `page` is the large one on Home and, on phones, on the results. */
  size?: 'toolbar' | 'page';
  autoFocus?: boolean;
  /** Called after a search was run, to close the element around the box. */
  onRun?: () => void;
};

const suggestionList = lazyModule(() => withLoadTimeout(() => import('./suggestion-list')));

const none: Suggestion[] = [];

/**
 * The site's search box: a combobox that suggests completions of the text and opens the results (R013, R014). Small
 * enough for the first load, and server-rendered. The suggestion list loads when the box is focused; everything else
 * works without it.
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
  // The form's action for browsers without script; the results page reads the field by its name.
  const action = useHref(paths.search());
  const field = useRecipe({ key: 'input' })({ size: large ? 'lg' : 'sm' });

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    // Text typed before hydration exists only in the field.
    const typed = input.current?.value;
    if (typed !== undefined && typed !== text) type(typed);
  }, []);

  // If the list cannot be loaded there are no suggestions, but the text can still be searched for.
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
  const search = (wanted: Pick<Suggestion, 'text' | 'remembered'> & { to?: string }) => {
    close();
    if (wanted.remembered) rememberSearch(wanted.remembered);
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
      // There is one position more than options: the typed text itself. A closed list opens at its first option.
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
      // Keeps the box below the toolbar when a phone scrolls it into view.
      scrollMarginTop="20"
      onSubmit={(event) => {
        event.preventDefault();
        search(chosen ?? { text, remembered: text });
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
          // Pressing something in the list does not count as leaving the box.
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
