import { Flex, IconButton, Input } from '@chakra-ui/react';
import { useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { readNumber } from '../lib/parse-numbers';
import { MinusIcon, PlusIcon } from '../ui/pictograms';
import { FieldFrame, type FieldProps } from './field-frame';
import { registered } from './registered';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  name: Path<Input>;
  max: number;
  /** The label of the button that decreases the number, such as `One Impact Box less`. */
  lessLabel: string;
  moreLabel: string;
};

/** A number, typed or changed by buttons. The form's value is a string of digits. */
export function QuantityField<Values extends FieldValues, Output>({
  max,
  lessLabel,
  moreLabel,
  ...props
}: Props<Values, Output>) {
  const { form, name } = props;
  const typed: string = form.watch(name);
  const [renderedValue] = useState(typed);
  const count = readNumber(typed, 0) ?? 0;
  // Counts from the form's current value: a second press may come before the next rendering.
  const countBy = (step: number) => {
    const next = Math.min(max, Math.max(0, (readNumber(form.getValues(name), 0) ?? 0) + step));
    form.setValue(name, String(next) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.submitCount > 0,
    });
  };
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Flex gap="1.5" align="center">
          {/* Not `disabled` at its limit, since a disabled button would lose the focus. */}
          <IconButton
            variant="outline"
            colorPalette="neutral"
            aria-label={lessLabel}
            aria-disabled={count <= 0 || undefined}
            onClick={() => countBy(-1)}
          >
            <MinusIcon />
          </IconButton>
          <Input
            inputMode="numeric"
            autoComplete="off"
            w="14"
            px="1"
            textAlign="center"
            fontVariantNumeric="tabular-nums"
            {...described}
            // The value for server-rendered fields, before hydration.
            defaultValue={renderedValue}
            {...registered(form, name)}
          />
          <IconButton
            variant="outline"
            colorPalette="neutral"
            aria-label={moreLabel}
            aria-disabled={count >= max || undefined}
            onClick={() => countBy(1)}
          >
            <PlusIcon />
          </IconButton>
        </Flex>
      )}
    </FieldFrame>
  );
}
