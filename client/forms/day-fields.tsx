import { Box, Flex, Input } from '@chakra-ui/react';
import { type Ref, useId, useState } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { isElsewhere } from '../lib/new-zealand-time';
import { isDay, readTime, showTime } from '../lib/parse-days';
import { DayInput } from './day-input';
import { isLocalInstant } from './day-rules';
import { FieldFrame, type FieldProps } from './field-frame';

type DayProps<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  label: string;
  /** The first and last day of the calendar, YYYY-MM-DD; the field's rule must have the same (`dayWithin`). */
  min?: string;
  max?: string;
};

/**
 * A calendar day, typed (`22/11/2026`, `22 Nov`, `today`) or chosen from a calendar; shown as `22-Nov-2026` in every
 * browser (R323). The form's value is YYYY-MM-DD, or the typed text while it is not a day, which the rule rejects
 * (`day` and `dayWithin` of client/editing/field-kinds.ts, `dayRule` elsewhere).
 */
export function DayField<Input extends FieldValues, Output>({ min, max, ...props }: DayProps<Input, Output>) {
  const { form, name, label, disabled, readOnly } = props;
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <DayInput
              {...described}
              {...{ label, min, max, disabled, readOnly }}
              value={field.value ?? ''}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

type InstantInputProps = Pick<
  DayProps<FieldValues, unknown>,
  'label' | 'min' | 'max' | 'disabled' | 'readOnly'
> & {
  describedBy?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
};

/** Joins a day and a time; a day alone means its first minute (R323). */
function together(day: string, time: string): string {
  if (isDay(day) && time === '') return `${day}T00:00`;
  const dateTime = `${day}T${time}`;
  return isLocalInstant(dateTime) ? dateTime : `${day} ${time}`.trim();
}

function InstantInput(props: InstantInputProps) {
  const { label, value, onChange, onBlur, describedBy, inputRef, ...rest } = props;
  const { disabled, readOnly } = rest;
  const id = useId();
  // The texts of the two fields while together they are not a valid instant.
  const [apart, setApart] = useState({ of: '', day: '', time: '' });
  const [typedTime, setTypedTime] = useState<string | null>(null);
  const [day = '', time = ''] = isLocalInstant(value)
    ? value.split('T')
    : apart.of === value
      ? [apart.day, apart.time]
      : [value];
  const put = (next: { day: string; time: string }) => {
    const dateTime = together(next.day, next.time);
    setApart({ of: dateTime, ...next });
    onChange(dateTime);
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Box flex="2 1 8.5rem" minW="0">
        <DayInput
          {...rest}
          label={label}
          aria-describedby={describedBy}
          value={day}
          onChange={(next) => put({ day: next, time })}
          onBlur={onBlur}
          inputRef={inputRef}
        />
      </Box>
      <Input
        id={`${id}-time`}
        aria-label={`${label}, time`}
        aria-describedby={describedBy}
        placeholder="h:mm am"
        autoComplete="off"
        maxLength={20}
        flex="1 1 5.25rem"
        w="5.25rem"
        {...{ disabled, readOnly }}
        value={typedTime ?? showTime(time)}
        onChange={(event) => {
          setTypedTime(event.target.value);
          put({ day, time: readTime(event.target.value) ?? event.target.value.trim() });
        }}
        onBlur={() => {
          setTypedTime(null);
          onBlur();
        }}
      />
    </Flex>
  );
}

/**
 * A day and a time in New Zealand time, with a note if the browser's time zone is another (A166). The form's value is
 * YYYY-MM-DDTHH:mm, or the typed text while it is not valid; `localInstant` of client/editing/field-kinds.ts is its
 * kind.
 */
export function InstantField<Input extends FieldValues, Output>({
  min,
  max,
  hint,
  ...props
}: DayProps<Input, Output>) {
  const { form, name, label, disabled, readOnly } = props;
  const zone = isElsewhere() ? 'New Zealand time' : undefined;
  const below =
    hint && zone ? (
      <>
        {hint} <span>{zone}</span>
      </>
    ) : (
      (hint ?? zone)
    );
  return (
    <FieldFrame {...props} hint={below}>
      {(described) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <InstantInput
              {...{ label, min, max, disabled, readOnly }}
              describedBy={described['aria-describedby']}
              value={field.value ?? ''}
              onChange={field.onChange}
              onBlur={field.onBlur}
              inputRef={field.ref}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
