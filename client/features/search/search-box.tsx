import { Box, chakra, IconButton, useRecipe } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { useTexts } from '../../lib/language';
import { MAX_SEARCH_TEXT } from '../../lib/search-text';
import { paths } from '../../navigation/paths';
import { SearchIcon } from '../../ui/icons';
import { searchTexts } from './search-texts';
import { useSearchText } from './use-search-text';
import { useServiceSuggestions } from './use-service-suggestions';

type Props = {
  /** `page` is the large one on Home and, on phones, on the results. */
  size?: 'toolbar' | 'page';
  autoFocus?: boolean;
  /** Called after a search was run, to close what the box stands in. */
  onRun?: () => void;
};

const List = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 0.375rem)',
    insetX: '0',
    zIndex: 'dropdown',
    p: '1.5',
    maxH: '80',
    overflowY: 'auto',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    boxShadow: 'md',
    textAlign: 'start',
  },
});

const Option = chakra('li', {
  base: {
    px: '3',
    py: '2',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'option',
    color: 'fg',
    // As visible as the chosen category: the keyboard has no pointer to show where it is.
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    _hover: { bg: 'bg.muted' },
  },
});

/**
 * The search of the site: a combobox over the names of services, by prefix (R014). Choosing one or pressing Enter
 * goes to the results (R013). Small enough to be part of the first load; rendered on the server as it stands.
 */
export function SearchBox({ size = 'toolbar', autoFocus = false, onRun }: Props) {
  const { text, type, leave, run } = useSearchText();
  const say = useTexts(searchTexts);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const options = useServiceSuggestions(text, open);
  const shown = open && options.length > 0;
  const chosen = shown ? options[active] : undefined;
  const large = size === 'page';
  // Where the browser goes by itself while no script is there; the results know the box by its name.
  const action = useHref(paths.search());
  const field = useRecipe({ key: 'input' })({ size: large ? 'lg' : 'sm' });

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const search = (wanted: string) => {
    setOpen(false);
    setActive(-1);
    run(wanted);
    onRun?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const down = event.key === 'ArrowDown';
      const places = options.length + 1;
      // One place more than there are options: the typed text itself. A closed list opens at its first.
      setActive((current) =>
        shown ? ((current + 1 + (down ? 1 : -1) + places) % places) - 1 : down ? 0 : -1,
      );
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      setActive(-1);
    }
  };

  return (
    <chakra.form
      role="search"
      action={action}
      aria-label={large ? say.findSupplier : say.site}
      position="relative"
      w="full"
      onSubmit={(event) => {
        event.preventDefault();
        search(chosen ?? text);
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
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
        placeholder={say.placeholder}
        maxLength={MAX_SEARCH_TEXT}
        value={text}
        css={[field, { '&::-webkit-search-cancel-button': { display: 'none' } }]}
        pe={large ? '16' : '10'}
        borderRadius={large ? 'l3' : 'full'}
        boxShadow={large ? 'md' : undefined}
        onChange={(event) => {
          type(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setOpen(false);
          leave(event.relatedTarget);
        }}
      />
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
      {shown && (
        <List id={`${id}-list`} role="listbox" aria-label={say.services}>
          {options.map((option, index) => (
            <Option
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Before blur, which would close the list under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => search(option)}
            >
              {option}
            </Option>
          ))}
        </List>
      )}
    </chakra.form>
  );
}
