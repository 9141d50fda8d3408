import { Box, Input, VisuallyHidden } from '@chakra-ui/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps } from './field-frame';
import { Option as Item, nextOption, OptionList } from './option-list';
import { registered } from './registered';
import { useDebounced } from './use-debounced';

/** A suggestion for a text. */
export type Suggestion = { id: string; label: string };

/** Returns the suggestions for a text; queried only while the list is open. */
type UseSuggestions<Option> = (text: string, open: boolean) => readonly Option[];

type Props<Input extends FieldValues, Output, Option> = FieldProps<Input, Output> & {
  useSuggestions: UseSuggestions<Option>;
  onPick: (option: Option) => void;
  maxLength?: number;
};

/**
 * A text with suggestions: any text is allowed, and a chosen suggestion fills in this field and others. Arrows move,
 * Enter chooses the active one or else sends the form, Escape closes the list (combobox of the ARIA patterns).
 */
export function SuggestingField<Values extends FieldValues, Output, Option extends Suggestion>({
  useSuggestions,
  onPick,
  maxLength,
  ...props
}: Props<Values, Output, Option>) {
  const { form, name } = props;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const text = useDebounced(typed.trim());
  const options = useSuggestions(text, open && text !== '');
  const shown = open && text !== '' && options.length > 0;
  const current = shown ? options[active] : undefined;
  const optionId = (option: Option) => `${id}-${options.indexOf(option)}`;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (option: Option) => {
    onPick(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (!shown) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setActive(nextOption(active, options.length, key));
    } else if (key === 'Enter' && current) {
      event.preventDefault();
      pick(current);
    } else if (key === 'Escape') {
      event.stopPropagation();
      close();
    }
  };
  return (
    <FieldFrame {...props}>
      {(described) => {
        const field = registered(form, name);
        return (
          <Box position="relative">
            <Input
              role="combobox"
              autoComplete="off"
              aria-expanded={shown}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={current && optionId(current)}
              maxLength={maxLength}
              {...described}
              {...field}
              onChange={(event) => {
                void field.onChange(event);
                setTyped(event.target.value);
                setOpen(true);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              onBlur={(event) => {
                close();
                void field.onBlur(event);
              }}
            />
            <VisuallyHidden role="status">{shown && `${options.length} suggestions`}</VisuallyHidden>
            {/* The pointer must not take the focus from the input, or the list would close before the click. */}
            <Box hidden={!shown} onMouseDown={(event) => event.preventDefault()}>
              <OptionList ref={list} id={`${id}-list`} role="listbox" aria-label="Suggestions">
                {options.map((option, index) => (
                  <Item
                    key={option.id}
                    id={optionId(option)}
                    role="option"
                    aria-selected={index === active}
                    data-active={index === active || undefined}
                    onMouseMove={() => setActive(index)}
                    onClick={() => pick(option)}
                  >
                    {option.label}
                  </Item>
                ))}
              </OptionList>
            </Box>
          </Box>
        );
      }}
    </FieldFrame>
  );
}
