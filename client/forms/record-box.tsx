import { Box, IconButton, Input, Spinner, Text, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { CheckIcon, CloseIcon } from '../ui/icons';
import { Option as Item, nextOption, OptionList } from './option-list';
import { useDebounced } from './use-debounced';

/** A record to choose. The form keeps the whole option, so that its name can be shown. */
export type RecordOption = { id: number; name: string };

/** Returns the options for a text; null asks for the first ones. Queried only while the list is open. */
export type UseOptions<Option> = (
  search: string | null,
  open: boolean,
) => { options: readonly Option[]; loading: boolean; failed: boolean };

type BoxProps<Option> = {
  label: string;
  value: Option | null;
  onPick: (option: Option | null) => void;
  onBlur: () => void;
  useOptions: UseOptions<Option>;
  detail?: (option: Option) => string | null;
  placeholder?: string;
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/** The combobox of the ARIA patterns: type to search, arrows to move, Enter to choose, Escape to leave. */
export function RecordBox<Option extends RecordOption>(props: BoxProps<Option>) {
  const { label, value, onPick, onBlur, useOptions, detail, placeholder, describedBy, inputRef } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const search = useDebounced(typed?.trim() || null);
  const { options, loading, failed } = useOptions(search, open);
  const current = options[active];
  // Enter may come before the answer to the typed text: then the first option is chosen once it arrives.
  const [awaited, setAwaited] = useState(false);
  const settled = !loading && search === (typed?.trim() || null);
  const first = options[0];
  const pickFirst = useRef<() => void>(undefined);
  pickFirst.current = () => {
    setAwaited(false);
    if (first) pick(first);
  };
  useEffect(() => {
    if (awaited && settled) pickFirst.current?.();
  }, [awaited, settled]);

  const shown = open && options.length > 0;
  useEffect(() => {
    // Scrolls a list into view that opens beyond the lower edge of the window.
    if (shown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setTyped(null);
    setActive(-1);
    setAwaited(false);
  };
  const pick = (option: Option | null) => {
    onPick(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) return setOpen(true);
      setActive(nextOption(active, options.length, key));
    } else if (key === 'Enter' && open) {
      // Enter never sends the form while the list is open.
      event.preventDefault();
      // After moving through the list, Enter chooses the active option.
      if (!settled && active <= 0) setAwaited(true);
      else if (current) pick(current);
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  const status = failed
    ? 'Couldn’t load the list. Type again to retry.'
    : loading
      ? 'Searching'
      : options.length === 0
        ? 'Nothing found'
        : null;

  return (
    <Box position="relative">
      <Input
        ref={inputRef}
        role="combobox"
        autoComplete="off"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        pe="10"
        value={typed ?? value?.name ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(0);
          setAwaited(false);
        }}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          // An emptied field means none; any other unfinished text is discarded.
          if (typed?.trim() === '' && value) onPick(null);
          close();
          onBlur();
        }}
      />
      {value && (
        <IconButton
          position="absolute"
          insetEnd="1.5"
          top="50%"
          transform="translateY(-50%)"
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Clear ${label}`}
          onClick={() => pick(null)}
        >
          <CloseIcon />
        </IconButton>
      )}
      <VisuallyHidden role="status">{open && (status ?? `${options.length} found`)}</VisuallyHidden>
      {/* The pointer must not take the focus from the input, or the list would close before the click. */}
      <Box hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <OptionList ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <Item
              key={option.id}
              id={`${id}-${option.id}`}
              role="option"
              aria-selected={option.id === value?.id}
              data-active={index === active || undefined}
              onMouseMove={() => setActive(index)}
              onClick={() => pick(option)}
            >
              <Box flex="1" minW="0">
                {option.name}
                {detail?.(option) && (
                  <Text textStyle="xs" color="fg.muted">
                    {detail(option)}
                  </Text>
                )}
              </Box>
              {option.id === value?.id && <CheckIcon color="fg.brand" />}
            </Item>
          ))}
          {status && options.length === 0 && (
            <Item role="option" aria-selected={false} aria-disabled color="fg.muted" cursor="default">
              {loading && <Spinner size="sm" aria-hidden />} {status}
            </Item>
          )}
        </OptionList>
      </Box>
    </Box>
  );
}
