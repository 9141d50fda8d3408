import { Button, chakra, Field, Flex } from '@chakra-ui/react';
import { Controller, type FieldValues } from 'react-hook-form';
import { type FieldProps, fieldError } from './field-frame';

const Range = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '11',
    accentColor: 'var(--up-colors-brand-solid)',
    cursor: 'pointer',
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
  },
});

/** A chance in percent, 0 to 100 in steps of 10 (R178, R204), or not set. */
export function ChanceField<Input extends FieldValues, Output>({
  form,
  name,
  label,
}: FieldProps<Input, Output> & { label: string }) {
  const error = fieldError(form, name);
  return (
    <Field.Root invalid={Boolean(error)}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <>
            <Flex justify="space-between" align="center" w="full" minH="7">
              <Field.Label>{label}</Field.Label>
              <Flex align="center" gap="2" textStyle="sm" fontVariantNumeric="tabular-nums">
                <output>{field.value === null ? 'Not set' : `${field.value}%`}</output>
                {field.value !== null && (
                  <Button
                    size="xs"
                    variant="ghost"
                    colorPalette="neutral"
                    aria-label={`Clear ${label.toLowerCase()}`}
                    onClick={() => field.onChange(null)}
                  >
                    Clear
                  </Button>
                )}
              </Flex>
            </Flex>
            <Field.Context>
              {({ ids }) => (
                <Range
                  id={ids.control}
                  type="range"
                  min={0}
                  max={100}
                  step={10}
                  w="full"
                  name={field.name}
                  ref={field.ref}
                  aria-valuetext={field.value === null ? 'Not set' : `${field.value} percent`}
                  value={field.value ?? 0}
                  onBlur={field.onBlur}
                  onChange={(event) => field.onChange(Number(event.target.value))}
                />
              )}
            </Field.Context>
          </>
        )}
      />
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
