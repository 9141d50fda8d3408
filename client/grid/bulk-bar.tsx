import { Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useId, useState } from 'react';
import { toAppError } from '../graphql/errors';
import { formatAtLeast, formatCount } from '../lib/format';
import { useMediaQuery } from '../lib/use-media-query';
import { ActionsMenu } from '../ui/actions-menu';
import { useRegisterBulkBar } from '../ui/bulk-bar-visibility';
import { NavButton } from '../ui/nav-item';
import { notify } from '../ui/notices';
import { ChevronDownIcon } from '../ui/pictograms';
import type { BulkAction, BulkSelection } from './bulk-action';
import { useBarFocus } from './use-bar-focus';
import type { GridSelection } from './use-row-selection';

/** Small enough for three buttons on one line of a phone. */
const words = { base: 'xs', md: 'sm' } as const;
/** The number of actions shown as buttons if there are more than fit; the rest are in a menu. */
const BESIDE = { wide: 3, phone: 2 };

/** Moves notices above the bar at the edge of the screen, so that they do not cover its actions. */
const noticesAbove = {
  'section[aria-live]': { bottom: '8rem', '@media (min-width: 768px)': { bottom: '4.5rem' } },
};

type Props<Row, Filter> = {
  grid: GridSelection;
  total: number;
  /** True if there may be more rows, which are not counted. */
  orMore?: boolean;
  actions: readonly BulkAction<Row, Filter>[];
  /** Collects the selection. Called only when an action begins, since it goes through many rows. */
  chosen: () => BulkSelection<Row, Filter>;
  loadedCount: number;
};

/**
 * The bar at the foot of a grid while rows are selected: their number, a button that selects all matching rows, and the
 * bulk actions.
 */
export function BulkBar<Row, Filter>({
  grid,
  total,
  orMore,
  actions,
  chosen,
  loadedCount,
}: Props<Row, Filter>) {
  const [running, setRunning] = useState<string | null>(null);
  const why = useId();
  useRegisterBulkBar();
  const focus = useBarFocus(running !== null);
  const wide = useMediaQuery('(min-width: 768px)');
  const beyondLoaded = grid.selection.all && (grid.orMore || grid.count > loadedCount);
  const permitted = actions.filter((act) => act.permitted);
  const beside = permitted.length > BESIDE.wide ? BESIDE[wide ? 'wide' : 'phone'] : permitted.length;
  const inMenu = permitted.slice(beside);
  const run = async (act: BulkAction<Row, Filter>) => {
    setRunning(act.id);
    try {
      await act.run(chosen());
    } catch (failure) {
      notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });
    } finally {
      setRunning(null);
    }
  };
  const tooMany = `This action only works for rows that are loaded. ${formatCount(loadedCount)} of ${formatAtLeast(total, orMore)} are loaded. Load more rows or select fewer.`;
  const buttonOf = (act: BulkAction<Row, Filter>) => {
    const disabled = running !== null && running !== act.id;
    if (!act.loadedOnly || !beyondLoaded) return { disabled, onClick: () => void run(act) };
    return {
      disabled,
      // Not `disabled`, so that keyboard and touch users can reach it and learn why nothing is done.
      'aria-disabled': true,
      'aria-describedby': why,
      title: tooMany,
      onClick: () =>
        notify({ kind: 'info', title: `“${act.label}” could not be started`, description: tooMany }),
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
        // Escape in the menu closes only the menu.
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
          <ActionsMenu
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
          </ActionsMenu>
        )}
      </Flex>
    </Flex>
  );
}

/** Opens upwards, since there is no room below the bar. */
const upwards = { 'data-menu': true, top: 'auto', bottom: 'calc(100% + 0.5rem)' } as const;
