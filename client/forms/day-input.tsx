import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { type Ref, useId, useRef, useState } from 'react';
import { readDay, showDay } from '../lib/parse-days';
import { CalendarIcon } from '../ui/admin-icons';
import { lazyComponent } from './lazy-component';

const CalendarPopup = lazyComponent(() => import('./calendar-popup'));

type Props = Omit<InputProps, 'value' | 'onChange' | 'onBlur' | 'min' | 'max'> & {
  /** The label of the field, for its button and its calendar. */
  label: string;
  /** YYYY-MM-DD, empty, or the typed text while it is not a day. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** The first and last day that can be chosen, YYYY-MM-DD; the field's rule must check the same for typed days. */
  min?: string;
  max?: string;
  inputRef?: Ref<HTMLInputElement>;
};

/**
 * A day, typed in the spellings usual in New Zealand or chosen from a calendar (Alt+Down, or the button), the same in
 * every browser (R323). For fields with a state of their own, such as filters; forms use `DayField`.
 */
export function DayInput(props: Props) {
  const { label, value, onChange, onBlur, min, max, inputRef, ...input } = props;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  // The text being typed, until the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const [calendar, setCalendar] = useState<'none' | 'open' | 'closed'>('none');
  const put = (next: string) => {
    setTyped(null);
    onChange(next);
  };
  return (
    <Box position="relative">
      <Input
        placeholder="dd-mmm-yyyy"
        autoComplete="off"
        maxLength={50}
        pe="9"
        {...input}
        ref={(element) => {
          own.current = element;
          if (typeof inputRef === 'function') inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        value={typed ?? showDay(value)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readDay(event.target.value) ?? event.target.value.trim());
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return;
          event.preventDefault();
          setCalendar('open');
        }}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
      />
      <IconButton
        id={`${id}-button`}
        position="absolute"
        insetEnd="0.5"
        top="50%"
        transform="translateY(-50%)"
        _active={{ transform: 'translateY(-50%)' }}
        size="xs"
        boxSize="8"
        variant="ghost"
        colorPalette="neutral"
        disabled={input.disabled || input.readOnly}
        aria-label={
          calendar === 'open' ? `Close the calendar for ${label}` : `Open the calendar for ${label}`
        }
        aria-haspopup="dialog"
        aria-expanded={calendar === 'open'}
        onPointerEnter={CalendarPopup.load}
        onClick={() => setCalendar(calendar === 'open' ? 'closed' : 'open')}
      >
        <CalendarIcon />
      </IconButton>
      {calendar !== 'none' && (
        <CalendarPopup
          {...{ label, value, min, max }}
          buttonId={`${id}-button`}
          open={calendar === 'open'}
          onPick={put}
          onClose={(takeFocusBack) => {
            setCalendar('closed');
            if (takeFocusBack) own.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
