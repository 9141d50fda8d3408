import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import { indexedSearch } from '../../kits/lists/quick-search.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Period } from './period.js';
import { supplierStatisticsColumns, supplierStatisticsRow } from './supplier-statistics.sql.js';
import type { SupplierStatistics, SupplierStatisticsConnection } from './supplier-statistics.type.js';
import { suppliersIn } from './suppliers-in-period.sql.js';

/** The CSV export of supplier figures for a period, for staff (R276). */
export const supplierStatisticsExport = listExport({
  recordType: 'supplier-statistics',
  called: 'supplier statistics',
  audience: ['Admin'],
  list: (_context, _filter, given) => supplierStatisticsList(given as Period),
});

const SUMMED = ['enquiries', 'revenue', 'contribution'] as const;

/** The condition of a search: part of the name or title of supplier `r` or of its people, or its id. */
const isCalled = (text: string) =>
  sql`r.id IN (SELECT s.id FROM supplier s WHERE ${indexedSearch('s', 's.searched_text')(text)})`;

/** Returns the suppliers of a period as a list, the highest contribution first (R276, R277). */
function supplierStatisticsList(period: Period): ColumnList<SupplierStatistics> {
  const { all, sums, ...pieces } = suppliersIn(period);
  return {
    label: 'supplier-statistics',
    table: all,
    alias: sql`r`,
    pieces,
    listed: supplierStatisticsColumns,
    search: isCalled,
    conditions: [],
    columns: supplierStatisticsRow,
    summed: SUMMED,
    rollups: [
      {
        from: sql`${sums} s`,
        columns: {},
        usually: raw('true'),
        count: raw('s.suppliers'),
        sums: Object.fromEntries(SUMMED.map((sum) => [sum, raw(`s.${sum}`)])),
      },
    ],
    sort: { column: 'contribution', direction: 'DESC' },
  };
}

/**
 * Returns one page of these suppliers, with the totals of all matches.
 * @throws AppError BAD_USER_INPUT
 */
export async function listSupplierStatistics(
  { app }: RequestContext,
  period: Period,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<SupplierStatisticsConnection>> {
  const read = await readColumnList(
    app.database,
    supplierStatisticsList(period),
    page,
    selectionOf(selection, 'nodes'),
  );
  const sumOf = (column: (typeof SUMMED)[number]) => read.totals[column] ?? 0;
  return {
    ...read,
    totals: {
      enquiries: sumOf('enquiries'),
      revenue: sumOf('revenue'),
      contribution: sumOf('contribution'),
    },
  };
}
