import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDay } from '../lib/dates';
import { CloseIcon } from '../ui/icons';
import { PlusIcon } from '../ui/pictograms';
import { type ColumnCondition, type FilteredColumn, formatTest, writeCondition } from './column-conditions';
import { ConditionDialog } from './condition-dialog';
import type { GridUrl } from './use-grid-url';

/** Returns a condition as readable text: `Name contains “bread”`. */
function formatCondition({ test, values }: ColumnCondition, column: FilteredColumn): string {
  const labelOf = (value: string) => {
    if (column.kind === 'flag') return value === 'true' ? 'yes' : 'no';
    if (column.kind === 'day') return formatDay(value);
    return column.choices?.find((choice) => choice.value === value)?.label ?? value;
  };
  const words = values.map((value) =>
    column.kind === 'text' || column.kind === 'list' ? `“${value}”` : labelOf(value),
  );
  const said = test === 'BETWEEN' ? words.join(' and ') : words.join(', ');
  return [column.label, formatTest(test, column.kind), said].filter(Boolean).join(' ');
}

type Props = { url: GridUrl; columns: readonly FilteredColumn[] };

/** The conditions on single columns, which can be removed, and a button that adds one. */
export function ConditionChips({ url, columns }: Props) {
  const [adding, setAdding] = useState(false);
  return (
    <Flex gap="2" wrap="wrap" align="center" minH="7">
      {url.conditions.map((condition) => {
        const column = columns.find((each) => each.column === condition.column);
        if (!column) return null;
        const words = formatCondition(condition, column);
        return (
          <Button
            key={writeCondition(condition)}
            size={{ base: 'sm', md: 'xs' }}
            variant="subtle"
            colorPalette="brand"
            aria-label={`Remove filter: ${words}`}
            maxW="full"
            onClick={() => url.removeCondition(condition)}
          >
            <Text as="span" truncate>
              {words}
            </Text>
            <CloseIcon />
          </Button>
        );
      })}
      <Button
        size={{ base: 'sm', md: 'xs' }}
        variant="outline"
        colorPalette="neutral"
        onClick={() => setAdding(true)}
      >
        <PlusIcon /> Add filter
      </Button>
      {adding && (
        <ConditionDialog columns={columns} onAdd={url.addCondition} onClose={() => setAdding(false)} />
      )}
    </Flex>
  );
}
