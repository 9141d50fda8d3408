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
import type { CellActions } from './use-cell-editing';

type Props<Row> = {
  row: Row;
  id: string;
  index: number;
  columns: readonly GridColumn<Row>[];
  /** The address of the record; null for a row without a page of its own. */
  href: string | null;
  tabIndex: 0 | -1;
  /** Undefined in a grid whose rows cannot be selected. */
  selected: boolean | undefined;
  /** The ID of the word that comes before the row's name in the label of its tick box. */
  selectWordId: string;
  onLink: (event: MouseEvent) => void;
  /** The column that is being edited, if any. */
  edited: string | undefined;
  /** Undefined in a grid whose cells are not edited in place. */
  cellActions: CellActions<Row> | undefined;
};

/** The grid handles all clicks and controls the tick boxes, so this handler does nothing. */
const handledAbove = () => undefined;

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
  cellActions,
}: Props<Row>) {
  const keyId = `${selectWordId}-${id}`;
  const element = useResetOnReuse(id);
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
            onChange={handledAbove}
          />
        </td>
      )}
      {columns.map((column) => {
        const { edit } = column;
        if (edit && cellActions && edited === column.id) {
          return (
            <td key={column.id} className={`${cellClass(column)} editing`}>
              <CellEditor key={id} row={row} cell={edit} label={column.header} actions={cellActions} />
            </td>
          );
        }
        const content = column.cell(row, { tabIndex });
        const editable = edit && cellActions && canEdit(edit, row);
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

/** Keys components to their row; plain text can reuse the element of another row. */
const ofRow = (id: string, content: ReactNode) =>
  isValidElement(content) ? <Fragment key={id}>{content}</Fragment> : content;

/** Clears the focus and tooltips of a row's element when another row takes it over. */
function useResetOnReuse(id: string) {
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

/** One row of a grid; rendered again only if it has changed, since a scrolled grid has many. */
export const GridRow = memo(DrawnRow) as typeof DrawnRow;
