import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useId, useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatAtLeast, formatCount } from '../lib/format';
import { useMediaQuery } from '../lib/use-media-query';
import { ActsMenu } from '../ui/acts-menu';
import { useTellsOfItsBar } from '../ui/bars-shown';
import { NavButton } from '../ui/nav-item';
import { notify } from '../ui/notices';
import { ChevronDownIcon } from '../ui/pictograms';
import type { BulkAct, BulkSelection } from './bulk-act';
import { useBarFocus } from './use-bar-focus';
import type { GridSelection } from './use-row-selection';

/** Three of them fit one line of a phone. */
const words = { base: 'xs', md: 'sm' } as const;
/** So many acts stand side by side where there are more; the others are in a menu. */
const BESIDE = { wide: 3, phone: 2 };

/** Notices stand above the bar where it is at the edge of the screen: whoever is told something goes on with the acts. */
const noticesAbove = {
  'section[aria-live]': { bottom: '8rem', '@media (min-width: 768px)': { bottom: '4.5rem' } },
};

type Props<Row, Filter> = {
  grid: GridSelection;
  total: number;
  /** There may be more, which are not counted. */
  orMore?: boolean;
  acts: readonly BulkAct<Row, Filter>[];
  /** Made when an act begins: many rows are looked through for it. */
  chosen: () => BulkSelection<Row, Filter>;
  loadedCount: number;
};

/** In the foot of a grid while rows are chosen: how many, all that match, and what can be done with them. */
export function BulkBar<Row, Filter>({ grid, total, orMore, acts, chosen, loadedCount }: Props<Row, Filter>) {
  const [running, setRunning] = useState<string | null>(null);
  const why = useId();
  useTellsOfItsBar();
  const focus = useBarFocus(running !== null);
  const wide = useMediaQuery('(min-width: 768px)');
  const beyondLoaded = grid.selection.all && (grid.orMore || grid.count > loadedCount);
  const permitted = acts.filter((act) => act.permitted);
  const beside = permitted.length > BESIDE.wide ? BESIDE[wide ? 'wide' : 'phone'] : permitted.length;
  const inMenu = permitted.slice(beside);
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
  const tooMany = `Only for rows that are loaded: ${formatCount(loadedCount)} of ${formatAtLeast(total, orMore)} are. Load more, or choose fewer.`;
  const buttonOf = (act: BulkAct<Row, Filter>) => {
    const disabled = running !== null && running !== act.id;
    if (!act.loadedOnly || !beyondLoaded) return { disabled, onClick: () => void run(act) };
    return {
      disabled,
      // Keyboards reach it, and fingers press it: both are told why nothing is done.
      'aria-disabled': true,
      'aria-describedby': why,
      title: tooMany,
      onClick: () => notify({ kind: 'info', title: `“${act.label}” is not done`, description: tooMany }),
    };
  };
  return (
    <Flex
      {...focus}
      role="group"
      aria-label="Selected rows"
      align="center"
      columnGap={{ base: '1', md: '3' }}
      rowGap="1"
      wrap="wrap"
      flex="1"
      onKeyDown={({ key, target }) => {
        // Escape in the menu closes the menu.
        if (key === 'Escape' && !(target as Element).closest('[data-menu], [aria-expanded=true]'))
          grid.clear();
      }}
    >
      <Global styles={noticesAbove} />
      <Text textStyle="sm" fontWeight="semibold" role="status" fontVariantNumeric="tabular-nums">
        {formatAtLeast(grid.count, grid.orMore)} selected
      </Text>
      {beyondLoaded && permitted.some(({ loadedOnly }) => loadedOnly) && (
        <VisuallyHidden id={why}>{tooMany}</VisuallyHidden>
      )}
      {grid.count < total && (
        <Button size={words} px={{ base: '2', md: '3.5' }} variant="ghost" onClick={grid.selectAll}>
          Select all {formatAtLeast(total, orMore)} that match
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
        {permitted.slice(0, beside).map((act) => (
          <Button
            key={act.id}
            size="sm"
            variant="outline"
            colorPalette={act.danger ? 'danger' : 'neutral'}
            loading={running === act.id}
            {...buttonOf(act)}
          >
            {act.icon} {act.label}
          </Button>
        ))}
        {inMenu.length > 0 && (
          <ActsMenu
            label={
              <>
                More <ChevronDownIcon transform="rotate(180deg)" />
              </>
            }
            button={{ loading: inMenu.some(({ id }) => id === running) }}
            panel={upwards}
          >
            {inMenu.map((act) => (
              <NavButton
                key={act.id}
                color={act.danger ? 'fg.error' : undefined}
                _disabled={{ opacity: '0.5', cursor: 'not-allowed' }}
                {...buttonOf(act)}
              >
                {act.icon} {act.label}
              </NavButton>
            ))}
          </ActsMenu>
        )}
      </Flex>
    </Flex>
  );
}

/** The bar stands at the foot: there is no room below it. */
const upwards = { 'data-menu': true, top: 'auto', bottom: 'calc(100% + 0.5rem)' } as const;
