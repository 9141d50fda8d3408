import { Field, NativeSelect } from '@chakra-ui/react';
import { ChevronDownIcon } from '../../ui/pictograms';
import { salesYears } from '../../ui/sales-words';

type Props = { year: number | null; onYear: (year: number | null) => void };

/** All, then the current year down to 2018 (R278). */
export function YearSelect({ year, onYear }: Props) {
  return (
    <Field.Root w="auto" flexDirection="row" alignItems="center" gap="3">
      <Field.Label>Year</Field.Label>
      <NativeSelect.Root size="sm" w="28">
        <NativeSelect.Field
          value={year ?? ''}
          onChange={(event) => onYear(event.target.value ? Number(event.target.value) : null)}
        >
          <option value="">All</option>
          {salesYears().map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDownIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
}
