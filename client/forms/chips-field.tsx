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
    /** Below the field: the link by which somebody asks for what the list lacks, given what was typed (R063). */
    missing?: (typed: string) => ReactNode;
  };

/** Inside the frame, which knows the id of its control and how it stands. */
function ChipsControl(props: Omit<Parameters<typeof ChipsInput>[0], 'control'>) {
  return <ChipsInput {...props} control={useFieldContext()?.getInputProps() ?? {}} />;
}

/**
 * Several texts, each a chip. Suggestions come by their first letters, in capitals or not, with macrons or not (R065);
 * Enter, a comma or a click adds, a pasted list with commas is taken apart, Backspace, Delete or a click removes, Alt
 * with an arrow moves, and all of it is told to screen readers. What is not among `options` is not added (R063) unless
 * the texts are `free` (R064). The value in the form is the list of texts, in order: `chips` of
 * client/editing/field-kinds.ts is its kind.
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
