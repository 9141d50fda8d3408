import { Badge, Box, Button, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useMediaQuery } from '../lib/use-media-query';
import { FilterIcon } from '../ui/admin-icons';
import { CloseIcon } from '../ui/icons';
import { SearchIcon } from '../ui/pictograms';
import { hideInPrint } from '../ui/print';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';
import type { GridUrl } from './use-grid-url';

/** Returns the text if it is long enough to search for, or is a number; otherwise an empty text. */
export const searchable = (text: string, least: number): string =>
  text.length >= least || /^\d+$/.test(text) ? text : '';

/** Milliseconds between the last keystroke and the search (R325). */
const DEBOUNCE = 150;

type SearchProps = { label: string; value: string; least: number; onSearch: (text: string) => void };

/**
 * The quick filter. Typed text shows at once; the list follows when typing pauses, if the text is long enough to search
 * for.
 */
function QuickFilter({ label, value, least, onSearch }: SearchProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(value);
  useEffect(() => {
    // Cleared or changed from elsewhere: Back, or Clear Grid Filters.
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = searchable(typed.trim(), least);
      onSearch(sent.current);
    }, DEBOUNCE);
  };
  const typed = text.trim();
  const tooShort = typed !== searchable(typed, least);
  return (
    <InputGroup
      startElement={<SearchIcon color="fg.muted" />}
      endElement={
        <Text as="span" textStyle="xs" role="status">
          {tooShort && `At least ${least} characters`}
        </Text>
      }
      maxW={{ base: 'full', md: '80' }}
      flex={{ base: '1 1 100%', md: '1 1 16rem' }}
    >
      <Input
        type="search"
        size="sm"
        ps="10"
        pe={tooShort ? '32' : undefined}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
    </InputGroup>
  );
}

type Props = {
  url: GridUrl;
  searchLabel: string;
  /** The minimum number of letters that the list can search for; shorter texts are ignored. */
  leastSearched?: number;
  /** Further actions on the whole list, such as the choice of columns. */
  actions?: ReactNode;
  /** The most frequent filters, always visible. */
  quick?: ReactNode;
  /** The filters, shown and hidden by a button. */
  children?: ReactNode;
};

/** The toolbar above a grid: the quick filter, further filters to show and hide, and a button that clears them. */
export function GridToolbar({ url, searchLabel, leastSearched = 1, actions, quick, children }: Props) {
  const id = useId();
  const wide = useMediaQuery('(min-width: 768px)');
  const [openOnPhone, setOpenOnPhone] = useState(false);
  const shown = wide ? url.filtersShown : openOnPhone;
  const toggle = () => (wide ? url.showFilters(!shown) : setOpenOnPhone(!shown));
  const chosen = Object.keys(url.filters).length + url.conditions.length;
  return (
    <Box mb="3" css={hideInPrint}>
      <Flex gap="2" wrap="wrap" align="center">
        <QuickFilter label={searchLabel} value={url.search} least={leastSearched} onSearch={url.setSearch} />
        {children && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-expanded={shown}
            aria-controls={id}
            onClick={toggle}
          >
            <FilterIcon /> {shown ? 'Hide filters' : 'Show filters'}
            {chosen > 0 && !shown && (
              <Badge colorPalette="brand" variant="solid" size="xs" borderRadius="full">
                {chosen}
              </Badge>
            )}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          px={responsiveLabelPadding}
          // Hidden on a phone if there is nothing to clear, to leave room for the actions.
          hideBelow={url.narrowed ? undefined : 'md'}
          disabled={!url.narrowed}
          onClick={url.clear}
        >
          <CloseIcon /> <ResponsiveLabel>Clear Grid Filters</ResponsiveLabel>
        </Button>
        {actions && (
          <Flex gap="2" wrap="wrap" ms="auto">
            {actions}
          </Flex>
        )}
      </Flex>
      {quick && <Box mt="2">{quick}</Box>}
      {children && (
        <Flex
          id={id}
          hidden={!shown}
          display={shown ? 'flex' : 'none'}
          columnGap="3"
          rowGap="2"
          wrap="wrap"
          align="flex-end"
          mt="2"
        >
          {children}
        </Flex>
      )}
    </Box>
  );
}
