import { Field, Flex, NativeSelect } from '@chakra-ui/react';
import { ChevronDownIcon } from '../../../ui/pictograms';
import { salesYears } from '../../../ui/sales-labels';
import { monthChoices, type Period } from './period';

type Choice = { value: number; label: string };
type ChoiceProps = {
  label: string;
  width: string;
  value: number;
  /** The label of the choice 0. */
  all: string;
  choices: readonly Choice[];
  disabled?: boolean;
  onChoose: (value: number) => void;
};

function PeriodChoice({ label, width, value, all, choices, disabled, onChoose }: ChoiceProps) {
  return (
    <Field.Root w="auto" flexDirection="row" alignItems="center" gap="2" disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root size="sm" w={width} disabled={disabled}>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(Number(event.target.value))}>
          <option value={0}>{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
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

type Props = {
  period: Period;
  onPeriod: (period: Period) => void;
  /** The label for no year: figures that add up all years say so. */
  all?: 'All' | 'Combined Years';
  /** False if only whole years can be chosen. */
  months?: boolean;
};

/** Selects for the year, from the current one down to 2018 or all, and for a month of the chosen year (R278, A107). */
export function PeriodSelect({ period, onPeriod, all = 'All', months = true }: Props) {
  const years = salesYears().map((year) => ({ value: year, label: String(year) }));
  return (
    <Flex columnGap="4" rowGap="2" wrap="wrap">
      <PeriodChoice
        label="Year"
        width={all === 'All' ? '28' : '44'}
        value={period.year ?? 0}
        all={all}
        choices={years}
        onChoose={(year) => onPeriod({ year: year || null, month: year ? period.month : 0 })}
      />
      {months && (
        <PeriodChoice
          label="Month"
          width="36"
          value={period.month}
          all="Whole year"
          choices={monthChoices}
          disabled={period.year === null}
          onChoose={(month) => onPeriod({ ...period, month })}
        />
      )}
    </Flex>
  );
}
