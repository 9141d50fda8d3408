import { chakra, Flex, NativeSelect } from '@chakra-ui/react';
import { useId } from 'react';
import { ChevronDownIcon } from '../ui/pictograms';
import type { ColumnKind, GridColumn, GridSort } from './grid-column';

/** The labels of a column's orders, ascending and descending. */
const WORDS: Record<ColumnKind, readonly [up: string, down: string]> = {
  text: ['A to Z', 'Z to A'],
  number: ['smallest first', 'largest first'],
  time: ['oldest first', 'newest first'],
  flag: ['no first', 'yes first'],
  icon: ['A to Z', 'Z to A'],
};

const sortLabel = (kind: ColumnKind = 'text', desc: boolean): string => WORDS[kind][desc ? 1 : 0];

type Props = { columns: readonly GridColumn<never>[]; sort: GridSort; onSort: (sort: GridSort) => void };

const optionOf = ({ id, desc }: GridSort) => `${id} ${desc ? 'desc' : 'asc'}`;

/** The select for the order of a list on a phone, where cards have no headers to press. */
export function CardSort({ columns, sort, onSort }: Props) {
  const id = useId();
  const orders = columns.flatMap(({ header, kind, sort: by }) => {
    if (by === undefined) return [];
    return [false, true].map((desc) => ({ id: by, desc, words: `${header}, ${sortLabel(kind, desc)}` }));
  });
  if (orders.length === 0) return null;
  const now = optionOf(sort);
  return (
    <Flex align="center" gap="2" mb="3">
      <chakra.label htmlFor={id} textStyle="xs" fontWeight="semibold" flexShrink="0">
        Sort by
      </chakra.label>
      <NativeSelect.Root size="sm">
        <NativeSelect.Field
          id={id}
          textOverflow="ellipsis"
          value={now}
          onChange={({ target }) => {
            const chosen = orders.find((order) => optionOf(order) === target.value);
            if (chosen) onSort({ id: chosen.id, desc: chosen.desc });
          }}
        >
          {!orders.some((order) => optionOf(order) === now) && (
            <option value={now}>Default sort order</option>
          )}
          {orders.map((order) => (
            <option key={optionOf(order)} value={optionOf(order)}>
              {order.words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDownIcon />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Flex>
  );
}
