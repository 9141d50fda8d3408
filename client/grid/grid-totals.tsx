import type { ReactNode } from 'react';
import type { GridColumn } from './grid-column';
import { cellClass } from './grid-features';

type Props<Row> = {
  columns: readonly GridColumn<Row>[];
  totals: Readonly<Record<string, ReactNode>>;
  /** True if there is a column of tick boxes before the others. */
  selects: boolean;
};

/** The row of totals, which stays visible at the lower edge, below the rows. */
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
