import { Button, chakra, Field, Flex } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { fieldError } from '../../forms/field-frame';
import { enquiryFields } from './enquiry-fields';
import type { EnquiryForm } from './record-pickers';

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

/** The chance of a sale, 0 to 100 in steps of 10 (R178), or not set. */
export function ChanceField({ form }: { form: EnquiryForm }) {
  return (
    <Field.Root invalid={Boolean(fieldError(form, 'chance'))}>
      <Controller
        control={form.control}
        name="chance"
        render={({ field }) => (
          <>
            <Flex justify="space-between" align="center" w="full" minH="7">
              <Field.Label>{enquiryFields.chance.label}</Field.Label>
              <Flex align="center" gap="2" textStyle="sm" fontVariantNumeric="tabular-nums">
                <output>{field.value === null ? 'Not set' : `${field.value} %`}</output>
                {field.value !== null && (
                  <Button
                    size="xs"
                    variant="ghost"
                    colorPalette="neutral"
                    aria-label="Clear chance"
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
      <Field.ErrorText>{fieldError(form, 'chance')}</Field.ErrorText>
    </Field.Root>
  );
}
