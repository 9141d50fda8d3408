import { Box, Button, chakra, Field, Flex, Input, NativeSelect } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { DayInput } from '../forms/day-input';
import type { ColumnTest } from '../graphql/schema.generated';
import { isDay } from '../lib/parse-days';
import { Dialog } from '../ui/dialog';
import { ChevronDownIcon } from '../ui/pictograms';
import { TickBox } from '../ui/tick-box';
import {
  type ColumnCondition,
  type FilteredColumn,
  formatTest,
  testsOf,
  valueCountOf,
} from './column-conditions';

type Choice = { value: string; label: string };
type SelectProps = {
  label: string;
  value: string;
  options: readonly Choice[];
  onChoose: (value: string) => void;
};

function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
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

const YES_NO = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

type ValueProps = { column: FilteredColumn; label: string; value: string; onType: (value: string) => void };

function Value({ column, label, value, onType }: ValueProps) {
  if (column.kind === 'flag')
    return <Select label={label} value={value} options={YES_NO} onChoose={onType} />;
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      {column.kind === 'day' ? (
        <DayInput label={label} value={value} onChange={onType} onBlur={() => undefined} inputRef={null} />
      ) : (
        <Input
          value={value}
          maxLength={200}
          inputMode={column.kind === 'number' ? 'decimal' : undefined}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </Field.Root>
  );
}

const VALIDATION_ERRORS = { number: 'Enter a number such as 12.5', day: 'Choose a date' } as const;

/** Tests that search for a part of a text. */
const LOOKED_UP: readonly ColumnTest[] = ['CONTAINS', 'STARTS_WITH', 'EQUALS'];

function validateField(
  { kind, least = 1 }: FilteredColumn,
  test: ColumnTest,
  values: readonly string[],
): string | null {
  if (valueCountOf(test) === 'many') return values.length > 0 ? null : 'Choose at least one';
  if (values.some((value) => value.trim() === '')) return 'Enter a search term';
  if (LOOKED_UP.includes(test) && kind === 'text' && values.some((value) => value.trim().length < least))
    return `Enter at least ${least} characters`;
  if (kind === 'number' && !values.every((value) => /^-?\d+(\.\d+)?$/.test(value.trim())))
    return VALIDATION_ERRORS.number;
  return kind === 'day' && !values.every(isDay) ? VALIDATION_ERRORS.day : null;
}

type Props = {
  columns: readonly FilteredColumn[];
  onAdd: (condition: ColumnCondition) => void;
  onClose: () => void;
};

const Form = chakra('form', { base: { display: 'grid', gap: '4' } });

/** The dialog for a condition: its column, its test, and the values to compare with. */
export function ConditionDialog({ columns, onAdd, onClose }: Props) {
  const [chosen, setChosen] = useState(columns[0]?.column ?? '');
  const column = columns.find((each) => each.column === chosen) ?? columns[0];
  const [chosenTest, setChosenTest] = useState<ColumnTest | null>(null);
  const [values, setValues] = useState<readonly string[]>([]);
  const [validationError, setValidationError] = useState<string | null>(null);
  if (!column) return null;
  const tests = testsOf(column.kind);
  const test = chosenTest && tests.includes(chosenTest) ? chosenTest : (tests[0] ?? 'CONTAINS');
  const taken = valueCountOf(test);
  const usual = column.kind === 'flag' ? 'true' : '';
  const given =
    taken === 'many' ? values : Array.from({ length: taken }, (_, index) => values[index] ?? usual);
  const put = (index: number, value: string) => {
    setValidationError(null);
    setValues(given.map((each, at) => (at === index ? value : each)));
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wrong = validateField(column, test, given);
    setValidationError(wrong);
    if (wrong) return;
    onAdd({ column: column.column, test, values: given.map((value) => value.trim()) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Add a filter">
      <Form onSubmit={add} noValidate aria-label="Filter" pb="3">
        <Select
          label="Column"
          value={column.column}
          options={columns.map((each) => ({ value: each.column, label: each.label }))}
          onChoose={(next) => {
            setChosen(next);
            setValues([]);
            setValidationError(null);
          }}
        />
        <Select
          label="Condition"
          value={test}
          options={tests.map((each) => ({ value: each, label: formatTest(each, column.kind) }))}
          onChoose={(next) => setChosenTest(next as ColumnTest)}
        />
        {taken === 'many' ? (
          <Box role="group" aria-label={column.label} display="grid" gap="2" maxH="56" overflowY="auto">
            {column.choices?.map(({ value, label }) => (
              <Flex as="label" key={value} align="center" gap="3" minH="8" cursor="pointer">
                <TickBox
                  type="checkbox"
                  checked={values.includes(value)}
                  onChange={(event) => {
                    setValidationError(null);
                    setValues(
                      event.target.checked ? [...values, value] : values.filter((each) => each !== value),
                    );
                  }}
                />
                {label}
              </Flex>
            ))}
          </Box>
        ) : (
          <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
            {given.map((value, index) => (
              <Value
                // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
                key={index}
                column={column}
                label={taken === 1 ? 'Value' : index === 0 ? 'From' : 'To'}
                value={value}
                onType={(next) => put(index, next)}
              />
            ))}
          </Flex>
        )}
        {validationError && (
          <Box color="fg.error" textStyle="sm" role="alert">
            {validationError}
          </Box>
        )}
        <Button type="submit" justifySelf="end">
          Add filter
        </Button>
      </Form>
    </Dialog>
  );
}
