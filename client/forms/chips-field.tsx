import { useFieldContext } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Controller, type FieldValues } from 'react-hook-form';
import { ChipsInput } from './chips-input';
import type { ChipRules } from './chosen-texts';
import { FieldFrame, type FieldProps } from './field-frame';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> &
  ChipRules & {
    label: string;
    placeholder?: string;
    /** Returns the link for requesting an entry that the list lacks, given the typed text (R063). */
    missing?: (typed: string) => ReactNode;
  };

/** The chips input inside the frame, which supplies the ID and state of its control. */
function ChipsControl(props: Omit<Parameters<typeof ChipsInput>[0], 'control'>) {
  return <ChipsInput {...props} control={useFieldContext()?.getInputProps() ?? {}} />;
}

/**
 * Several texts, each a chip. Suggestions match by their first letters, ignoring case and macrons (R065); Enter, a
 * comma or a click adds, a pasted list with commas is split, Backspace, Delete or a click removes, Alt with an arrow
 * moves, and screen readers announce all of it. Texts that are not among `options` are not added (R063) unless the
 * texts are `free` (R064). The form's value is the list of texts, in order: `chips` of client/editing/field-kinds.ts is
 * its kind.
 */
export function ChipsField<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, name, label, hint, required, disabled, readOnly, missing, ...rest } = props;
  const [typed, setTyped] = useState('');
  const below = missing ? (
    <>
      {hint} {missing(typed)}
    </>
  ) : (
    hint
  );
  return (
    <FieldFrame {...{ form, name, label, required, disabled, readOnly }} hint={below}>
      {(described) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field }) => (
            <ChipsControl
              {...rest}
              label={label}
              onTyped={setTyped}
              describedBy={described['aria-describedby']}
              value={field.value ?? []}
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
