import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { type FieldValues, type Path, useWatch } from 'react-hook-form';
import { formatMoney } from '../lib/format';
import { readDollars } from '../lib/parse-numbers';
import type { FieldProps } from './field-frame';
import { TextField } from './text-fields';

/** A line of its own, so that the amount above does not read as part of it. */
const Line = chakra('span', { base: { display: 'block' } });

/** Returns an amount as it was understood, shown below the field; null if the text is not an amount. */
export function understoodDollars(typed: string): string | null {
  const dollars = readDollars(typed);
  return dollars === null ? null : `= ${formatMoney(dollars)}`;
}

/** An amount in dollars, as users type it; the understood amount is shown below (A168). The value is the text. */
export function MoneyField<Input extends FieldValues, Output>({
  hint,
  ...props
}: FieldProps<Input, Output> & { name: Path<Input>; hint?: ReactNode }) {
  const typed: string = useWatch({ control: props.form.control, name: props.name });
  const understood = understoodDollars(typed);
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      hint={
        understood || hint ? (
          <>
            {understood && <span>{understood}</span>} {hint && <Line>{hint}</Line>}
          </>
        ) : undefined
      }
    />
  );
}
