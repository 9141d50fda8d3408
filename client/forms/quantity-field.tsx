import { Flex, IconButton, Input } from '@chakra-ui/react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { readNumber } from '../lib/typed-numbers';
import { MinusIcon, PlusIcon } from '../ui/icons';
import { FieldFrame, type FieldProps } from './field-frame';

type Props<Input extends FieldValues, Output> = FieldProps<Input, Output> & {
  name: Path<Input>;
  max: number;
  /** What the buttons are called: `One Impact Box less`. */
  lessLabel: string;
  moreLabel: string;
};

/** How many: typed, or counted up and down. The value in the form is a string of digits. */
export function QuantityField<Values extends FieldValues, Output>({
  max,
  lessLabel,
  moreLabel,
  ...props
}: Props<Values, Output>) {
  const { form, name } = props;
  const count = readNumber(form.watch(name), 0) ?? 0;
  const set = (next: number) =>
    form.setValue(name, String(next) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.submitCount > 0,
    });
  return (
    <FieldFrame {...props}>
      {(described) => (
        <Flex gap="1.5" align="center">
          {/* At its end a button stays a button: a disabled one would lose the focus to nowhere. */}
          <IconButton
            variant="outline"
            colorPalette="neutral"
            aria-label={lessLabel}
            aria-disabled={count <= 0 || undefined}
            onClick={() => set(Math.max(0, count - 1))}
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
            {...form.register(name)}
          />
          <IconButton
            variant="outline"
            colorPalette="neutral"
            aria-label={moreLabel}
            aria-disabled={count >= max || undefined}
            onClick={() => set(Math.min(max, count + 1))}
          >
            <PlusIcon />
          </IconButton>
        </Flex>
      )}
    </FieldFrame>
  );
}
