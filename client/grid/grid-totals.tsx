import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column';
import { cellClass } from './grid-features';

type Props<Row> = {
  columns: readonly GridColumn<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  /** Whether a column of tick boxes stands before the others. */
  selects: boolean;
};

/** Stays in sight at the lower edge, below the rows. */
export function GridTotals<Row>({ columns, totals, selects }: Props<Row>) {
  return (
    <tfoot>
      <tr>
        {selects && <td className="select" />}
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)}>
            {column.key ? 'Total' : totals[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
