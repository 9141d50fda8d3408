import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatCount } from '../lib/format';
import { notify } from '../ui/notices';
import type { BulkAct, BulkSelection } from './bulk-act';
import type { GridSelection } from './use-row-selection';

/** Three of them fit one line of a phone. */
const words = { base: 'xs', md: 'sm' } as const;

type Props<Row, Filter> = {
  grid: GridSelection;
  total: number;
  acts: readonly BulkAct<Row, Filter>[];
  /** Made when an act begins: many rows are looked through for it. */
  chosen: () => BulkSelection<Row, Filter>;
  loadedCount: number;
};

/** In the foot of a grid while rows are chosen: how many, all that match, and what can be done with them. */
export function BulkBar<Row, Filter>({ grid, total, acts, chosen, loadedCount }: Props<Row, Filter>) {
  const [running, setRunning] = useState<string | null>(null);
  const beyondLoaded = grid.selection.all && grid.count > loadedCount;
  const run = async (act: BulkAct<Row, Filter>) => {
    setRunning(act.id);
    try {
      await act.run(chosen());
    } catch (failure) {
      notify({ kind: 'error', title: 'That did not work', description: toAppError(failure).message });
    } finally {
      setRunning(null);
    }
  };
  return (
    <Flex
      role="group"
      aria-label="Selected rows"
      align="center"
      columnGap={{ base: '1', md: '3' }}
      rowGap="1"
      wrap="wrap"
      flex="1"
      onKeyDown={({ key }) => key === 'Escape' && grid.clear()}
    >
      <Text textStyle="sm" fontWeight="semibold" role="status" fontVariantNumeric="tabular-nums">
        {formatCount(grid.count)} selected
      </Text>
      {grid.count < total && (
        <Button size={words} px={{ base: '2', md: '3.5' }} variant="ghost" onClick={grid.selectAll}>
          Select all {formatCount(total)} that match
        </Button>
      )}
      <Button
        size={words}
        px={{ base: '2', md: '3.5' }}
        variant="ghost"
        colorPalette="neutral"
        onClick={grid.clear}
      >
        Clear
      </Button>
      <Flex gap="2" wrap="wrap" ms={{ md: 'auto' }} w={{ base: 'full', md: 'auto' }}>
        {acts
          .filter(({ permitted }) => permitted)
          .map((act) => {
            const tooMany = act.loadedOnly === true && beyondLoaded;
            return (
              <Button
                key={act.id}
                size="sm"
                variant="outline"
                colorPalette={act.danger ? 'danger' : 'neutral'}
                disabled={tooMany || (running !== null && running !== act.id)}
                title={tooMany ? 'Only for rows that are loaded' : undefined}
                loading={running === act.id}
                onClick={() => void run(act)}
              >
                {act.icon} {act.label}
              </Button>
            );
          })}
      </Flex>
    </Flex>
  );
}
