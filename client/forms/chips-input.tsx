import { Box, chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { type ComponentProps, type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { isWithin } from '../../shared/text-length';
import { CloseIcon } from '../ui/icons';
import { addTexts, type ChipRules, moveText, suggestionsFor } from './chosen-texts';
import { nextOption, Option, OptionList } from './option-list';

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1.5',
    w: '100%',
    minH: '11',
    px: '2',
    py: '1.5',
    cursor: 'text',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    _hover: { borderColor: 'fg.subtle' },
    '&:has([aria-invalid=true])': { borderColor: 'border.error' },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-1px',
    },
  },
});

const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxW: '100%',
    ps: '2.5',
    bg: 'brand.subtle',
    color: 'brand.fg',
    borderRadius: 'l1',
    textStyle: 'sm',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
});

const RemoveChip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '7',
    flexShrink: '0',
    borderRadius: 'l1',
    cursor: 'button',
    focusVisibleRing: 'outside',
    _hover: { bg: 'brand.muted' },
    _icon: { boxSize: '3.5' },
  },
});

const Typed = chakra('input', {
  base: { flex: '1', minW: '8rem', h: '7', px: '1.5', bg: 'transparent', color: 'fg', outline: '0' },
});

type Props = ChipRules & {
  label: string;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Called with the text in the field that is not a chip yet. */
  onTyped?: (typed: string) => void;
  /** The props of the field's frame. */
  control: Omit<ComponentProps<'input'>, 'ref'>;
  describedBy?: string;
  placeholder?: string;
};

const listed = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');

/** An input for several texts as chips; `ChipsField` connects it to a form and describes its use. */
export function ChipsInput(props: Props) {
  const { label, value, onChange, onBlur, inputRef, onTyped, control, describedBy, placeholder, ...rules } =
    props;
  const { options, free = false, longest } = rules;
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState({ words: '', refusal: false });
  const chips = useRef<HTMLUListElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const shut = control.disabled || control.readOnly;
  const offered = open && !shut ? suggestionsFor(typed, value, options) : [];
  const shown = offered.length > 0;
  useEffect(() => onTyped?.(typed), [typed, onTyped]);
  useEffect(() => {
    if (shown) list.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** Adds the text; parts that cannot be added stay in the field. */
  const add = (text: string) => {
    const { chosen, added, refused, full } = addTexts(value, text, rules);
    if (added.length > 0) onChange(chosen);
    setTyped(refused.join(', '));
    setActive(-1);
    const because = full
      ? `You can choose up to ${rules.max}. ${listed(refused)} was not added.`
      : longest !== undefined && refused.some((each) => !isWithin(each, longest))
        ? `Max ${longest} characters.`
        : `${listed(refused)} is not in the list and was not added.`;
    const words = [added.length > 0 && `Added ${listed(added)}.`, refused.length > 0 && because];
    setSaid({ words: words.filter(Boolean).join(' '), refusal: refused.length > 0 });
  };
  const focusChip = (index: number) => chips.current?.querySelectorAll('button')[index]?.focus();
  const remove = (index: number, next: number) => {
    const text = value[index];
    if (text === undefined || shut) return;
    onChange(value.filter((_, at) => at !== index));
    setSaid({ words: `Removed ${listed([text])}.`, refusal: false });
    // After removing with the keyboard, the focus stays among the chips while there are any.
    if (next >= 0 && value.length > 1)
      requestAnimationFrame(() => focusChip(Math.min(next, value.length - 2)));
    else input.current?.focus();
  };
  const move = (index: number, step: -1 | 1) => {
    const moved = moveText(value, index, step);
    if (moved === value || shut) return;
    onChange(moved);
    setSaid({
      words: `${value[index]} is now number ${index + step + 1} of ${value.length}.`,
      refusal: false,
    });
    requestAnimationFrame(() => focusChip(index + step));
  };

  const onInputKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      setActive(nextOption(active, suggestionsFor(typed, value, options).length, key));
    } else if (key === 'Enter' || key === ',') {
      // While the field has text, its keys never send the form.
      if (key === ',' || typed.trim() || (open && active >= 0)) event.preventDefault();
      const text = key === 'Enter' ? (offered[active] ?? typed) : typed;
      if (text.trim()) add(text);
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      close();
    } else if (key === 'Backspace' && typed === '') {
      event.preventDefault();
      remove(value.length - 1, -1);
    } else if (key === 'ArrowLeft' && event.currentTarget.selectionEnd === 0 && value.length > 0) {
      event.preventDefault();
      focusChip(value.length - 1);
    }
  };
  const onChipKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const { key, altKey } = event;
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : null;
    if (step !== null && altKey) move(index, step);
    else if (step === 1 && index === value.length - 1) input.current?.focus();
    else if (step !== null) focusChip(index + step);
    else if (key === 'Home') focusChip(0);
    else if (key === 'End') input.current?.focus();
    else if (key === 'Delete') remove(index, index);
    else if (key === 'Backspace') remove(index, index - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Box>
      <Box position="relative">
        <Frame
          data-disabled={control.disabled || undefined}
          opacity={control.disabled ? '0.55' : undefined}
          bg={control.readOnly ? 'bg.subtle' : undefined}
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return;
            event.preventDefault();
            input.current?.focus();
          }}
        >
          {value.length > 0 && (
            <chakra.ul ref={chips} display="contents" role="list" aria-label={`Chosen: ${label}`}>
              {value.map((text, index) => (
                <Chip key={text} pe={shut ? '2.5' : '0'} py={shut ? '1' : '0'}>
                  {text}
                  {!shut && (
                    <RemoveChip
                      type="button"
                      tabIndex={-1}
                      aria-label={`Remove ${text}`}
                      onKeyDown={(event) => onChipKey(event, index)}
                      onClick={(event) => remove(index, event.detail === 0 ? index : -1)}
                    >
                      <CloseIcon />
                    </RemoveChip>
                  )}
                </Chip>
              ))}
            </chakra.ul>
          )}
          <Typed
            {...control}
            ref={(element: HTMLInputElement | null) => {
              input.current = element;
              if (typeof inputRef === 'function') inputRef(element);
              else if (inputRef) inputRef.current = element;
            }}
            role="combobox"
            aria-expanded={shown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={offered[active] === undefined ? undefined : `${id}-${active}`}
            aria-describedby={[describedBy, `${id}-how`, said.refusal && `${id}-said`]
              .filter(Boolean)
              .join(' ')}
            autoComplete="off"
            placeholder={value.length === 0 ? placeholder : undefined}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setSaid({ words: '', refusal: false });
              setOpen(true);
              setActive(free ? -1 : 0);
            }}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text');
              if (shut || !/[,;\n\t]/.test(text)) return;
              event.preventDefault();
              add(typed + text);
            }}
            onClick={() => setOpen(true)}
            onKeyDown={onInputKey}
            onBlur={() => {
              if (typed.trim() && !shut) add(typed);
              close();
              onBlur?.();
            }}
          />
        </Frame>
        {/* The pointer must not take the focus from the input, or the list would close before the click. */}
        <Box hidden={!shown} onMouseDown={(event) => event.preventDefault()}>
          <OptionList ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
            {offered.map((option, index) => (
              <Option
                key={option}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                data-active={index === active || undefined}
                onMouseMove={() => setActive(index)}
                onClick={() => {
                  add(option);
                  input.current?.focus();
                }}
              >
                {option}
              </Option>
            ))}
          </OptionList>
        </Box>
      </Box>
      <VisuallyHidden id={`${id}-how`}>
        {value.length} chosen. Press Enter or comma to add one, or Backspace to remove the last one. Press the
        left arrow key to go back through your choices. Then press Delete to remove one, or hold Alt and press
        an arrow key to move it.
      </VisuallyHidden>
      <Flex role="status" id={`${id}-said`} mt={said.refusal ? '1.5' : undefined}>
        {said.refusal ? (
          <Text textStyle="sm" color="fg.error">
            {said.words}
          </Text>
        ) : (
          <VisuallyHidden>{said.words || (shown ? `${offered.length} suggestions` : '')}</VisuallyHidden>
        )}
      </Flex>
    </Box>
  );
}
