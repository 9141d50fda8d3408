import {
  Fragment,
  isValidElement,
  type MouseEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { CellEditor } from './cell-editor';
import { canEdit } from './editable-cell';
import type { GridColumn } from './grid-column';
import { cellClass } from './grid-features';
import type { CellActs } from './use-cell-editing';

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
  /** Which column of it is edited, if any. */
  edited: string | undefined;
  /** Undefined in a grid whose cells are not edited in place. */
  cellActs: CellActs<Row> | undefined;
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
  edited,
  cellActs,
}: Props<Row>) {
  const keyId = `${selectWordId}-${id}`;
  const element = useForgetting(id);
  return (
    <tr
      ref={element}
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
        const { edit } = column;
        if (edit && cellActs && edited === column.id) {
          return (
            <td key={column.id} className={`${cellClass(column)} editing`}>
              <CellEditor key={id} row={row} cell={edit} label={column.header} acts={cellActs} />
            </td>
          );
        }
        const content = column.cell(row, { tabIndex });
        const editable = edit && cellActs && canEdit(edit, row);
        return (
          <td
            key={column.id}
            id={column.key ? keyId : undefined}
            className={editable ? `${cellClass(column)} editable` : cellClass(column)}
            data-column={editable ? column.id : undefined}
          >
            {column.key && href ? (
              <a href={href} tabIndex={-1} onClick={onLink}>
                {content}
              </a>
            ) : (
              ofRow(id, content)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** Components in a cell belong to its row; mere text may be written over by that of another. */
const ofRow = (id: string, content: ReactNode) =>
  isValidElement(content) ? <Fragment key={id}>{content}</Fragment> : content;

/** The element of a row, which another row may take over: with neither the focus nor what the pointer was told. */
function useForgetting(id: string) {
  const element = useRef<HTMLTableRowElement>(null);
  const shown = useRef(id);
  useLayoutEffect(() => {
    const row = element.current;
    if (!row || shown.current === id) return;
    shown.current = id;
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && row.contains(activeElement)) activeElement.blur();
    for (const cell of row.querySelectorAll('td[title]')) cell.removeAttribute('title');
  }, [id]);
  return element;
}

/** One row of a grid; drawn anew only when something about it has changed, since a scrolled grid has many. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
