import { VisuallyHidden } from '@chakra-ui/react';
import type { ReactTable } from '@tanstack/react-table';
import { ChevronDownIcon } from '../ui/pictograms';
import type { GridColumn } from './grid-column';
import { cellClass, type GridFeatures } from './grid-features';
import { ResizeHandle } from './resize-handle';
import { SelectAllTick } from './select-all-tick';
import type { ColumnActions } from './use-column-view';
import { HEADER_SHORTCUTS, type HeaderKeys, TICK } from './use-header-keys';
import type { GridSelection } from './use-row-selection';

type Props<Row> = {
  table: ReactTable<GridFeatures, Row & object>;
  byId: ReadonlyMap<string, GridColumn<Row>>;
  actions?: ColumnActions;
  selection?: GridSelection;
  keys: HeaderKeys;
};

const ariaSort = (sorted: false | 'asc' | 'desc', sortable: boolean) => {
  if (!sortable) return undefined;
  if (!sorted) return 'none' as const;
  return sorted === 'asc' ? ('ascending' as const) : ('descending' as const);
};

/** Column headers; sortable ones are buttons. The headers of icon columns have only a hidden label. */
export function GridHeader<Row>({ table, byId, actions, selection, keys }: Props<Row>) {
  return (
    <thead ref={keys.row} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus}>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1}>
          {selection && (
            <td className="select">
              <SelectAllTick grid={selection} tabIndex={keys.tabIndex(TICK)} />
            </td>
          )}
          {group.headers.map(({ id, column }) => {
            const own = byId.get(column.id);
            if (!own) return null;
            const sorted = column.getIsSorted();
            const stop = {
              'data-head': column.id,
              tabIndex: keys.tabIndex(column.id),
              'aria-keyshortcuts': actions && HEADER_SHORTCUTS,
            };
            return (
              <th
                key={id}
                scope="col"
                data-column={column.id}
                className={cellClass(own)}
                aria-sort={ariaSort(sorted, column.getCanSort())}
                {...(!column.getCanSort() && stop)}
              >
                {column.getCanSort() ? (
                  <button type="button" onClick={column.getToggleSortingHandler()} {...stop}>
                    {own.header}
                    <ChevronDownIcon
                      boxSize="3.5"
                      opacity={sorted ? '1' : '0.45'}
                      transform={sorted === 'asc' ? 'rotate(180deg)' : undefined}
                    />
                  </button>
                ) : own.kind === 'icon' ? (
                  <VisuallyHidden>{own.header}</VisuallyHidden>
                ) : (
                  own.header
                )}
                {actions && <ResizeHandle column={own} onResize={actions.resize} />}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}
