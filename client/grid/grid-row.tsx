import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router';
import type { GridColumn } from './grid-column';
import { cellClass } from './grid-features';

type Props<Row> = {
  row: Row;
  id: string;
  index: number;
  columns: readonly GridColumn<Row>[];
  /** Where it leads; null for a row without a page of its own. */
  href: string | null;
  tabIndex: 0 | -1;
  /** Undefined in a grid whose rows are not chosen. */
  selected: boolean | undefined;
  /** The id of the word before the name of the row, for what its tick box is called. */
  selectWordId: string;
  onLink: (event: MouseEvent) => void;
};

/** What a tick box shows is decided by the grid, which hears all clicks. */
const heardAbove = () => undefined;

function DrawnRow<Row>({
  row,
  id,
  index,
  columns,
  href,
  tabIndex,
  selected,
  selectWordId,
  onLink,
}: Props<Row>) {
  const keyId = `${selectWordId}-${id}`;
  return (
    <tr
      className={href ? 'row opens' : 'row'}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      tabIndex={tabIndex}
    >
      {selected !== undefined && (
        <td className="select">
          <input
            type="checkbox"
            className="tick"
            aria-labelledby={`${selectWordId} ${keyId}`}
            tabIndex={tabIndex}
            checked={selected}
            onChange={heardAbove}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row, { tabIndex });
        return (
          <td key={column.id} id={column.key ? keyId : undefined} className={cellClass(column)}>
            {column.key && href ? (
              <Link to={href} tabIndex={-1} onClick={onLink}>
                {content}
              </Link>
            ) : (
              content
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row of a grid; drawn anew only when something about it has changed, since a scrolled grid has many. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
