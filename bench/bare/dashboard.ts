import { enumName, instant } from './api-format.sql.js';
import { oneRow, type Screen } from './query.js';

interface Cell {
  year: number;
  progress: string;
  enquiries: number;
  revenue: number;
  contribution: number;
}

const PROGRESS = ['Enquiry', 'In Progress', 'Completed', 'Fallen Through', 'Introduction'];
const DOLLARS_PER_HOUR = 22.75;

const CELLS = `SELECT sales_year AS year, progress, enquiries, revenue::float8, contribution::float8
  FROM sales_rollup WHERE scope = $1 AND owner_id = $2`;

const recent = (condition: string) => `SELECT coalesce(json_agg(recent), '[]') AS recent FROM (
  SELECT e.id, ${instant('e.enquired_at')} AS "enquiredAt", e.full_name AS "fullName",
    s.name AS "supplierName", b.name AS "impactBuyerName", e.enquiry_about AS "enquiryAbout",
    ${enumName('e.progress')} AS progress, e.contribution, e.revenue
  FROM sales_enquiry e LEFT JOIN supplier s ON s.id = e.supplier_id
  LEFT JOIN impact_buyer b ON b.id = e.impact_buyer_id
  WHERE e.archived_at IS NULL ${condition} ORDER BY e.enquired_at DESC, e.id DESC LIMIT 5) recent`;

/**
 * Returns the dashboard of a supplier (`supplier=id`) or, without one, of staff. Two or three concurrent
 * statements.
 */
export const bareDashboard: Screen = async (query, params) => {
  const supplierId = params.has('supplier') ? Number(params.get('supplier')) : null;
  const [cells, latest, owner] = await Promise.all([
    query<Cell>(CELLS, supplierId === null ? ['all', 0] : ['supplier', supplierId]),
    supplierId === null
      ? oneRow<{ recent: string }>(query, recent(''), [])
      : oneRow<{ recent: string }>(query, recent('AND e.supplier_id = $1'), [supplierId]),
    supplierId === null
      ? { name: 'Uplift' }
      : oneRow<{ name: string }>(query, 'SELECT name FROM supplier WHERE id = $1', [supplierId]),
  ]);
  const totals = JSON.stringify(panelOf(supplierId, owner.name, cells));
  const panel = `${totals.slice(0, -1)},"recent":${latest.recent}}`;
  const years = [...new Set(cells.filter((cell) => cell.enquiries > 0).map((cell) => cell.year))].sort(
    (a, b) => b - a,
  );
  const [admin, supplier] = supplierId === null ? [panel, 'null'] : ['null', panel];
  return `{"dashboard":{"years":${JSON.stringify(years)},"admin":${admin},"supplier":${supplier},"impactBuyer":null,"goodCause":null}}`;
};

function panelOf(ownerId: number | null, ownerName: string, cells: Cell[]) {
  const totals = { enquiries: 0, revenue: 0, contribution: 0 };
  const byProgress = new Map(PROGRESS.map((progress) => [progress, 0]));
  const byYear = new Map<number, typeof totals>();
  for (const cell of cells) {
    const year = byYear.get(cell.year) ?? { enquiries: 0, revenue: 0, contribution: 0 };
    byYear.set(cell.year, year);
    byProgress.set(cell.progress, (byProgress.get(cell.progress) ?? 0) + cell.enquiries);
    for (const sums of [totals, year]) {
      sums.enquiries += cell.enquiries;
      if (cell.progress === 'Fallen Through') continue;
      // In cents, since sums of dollars would not be exact.
      sums.revenue += Math.round(cell.revenue * 100);
      sums.contribution += Math.round(cell.contribution * 100);
    }
  }
  const completed = byProgress.get('Completed') ?? 0;
  const fallenThrough = byProgress.get('Fallen Through') ?? 0;
  const { enquiries } = totals;
  return {
    ownerId,
    ownerName,
    enquiries,
    active: enquiries - completed - fallenThrough,
    completed,
    fallenThrough,
    revenue: totals.revenue / 100,
    contribution: totals.contribution / 100,
    equivalentHours: Math.round(totals.contribution / 100 / DOLLARS_PER_HOUR),
    conversionPercent: completed === 0 ? '0' : ((100 * completed) / enquiries).toFixed(1),
    byProgress: [...byProgress].map(([progress, n]) => ({
      progress: progress.toUpperCase().replace(' ', '_'),
      enquiries: n,
    })),
    byYear: [...byYear]
      .sort(([a], [b]) => a - b)
      .filter(([, sums]) => sums.enquiries > 0)
      .map(([year, sums]) => ({
        year,
        enquiries: sums.enquiries,
        revenue: sums.revenue / 100,
        contribution: sums.contribution / 100,
      })),
  };
}
