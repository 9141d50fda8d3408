import sql, { join, raw } from 'sql-template-tag';
import { z } from 'zod';
import { type AskedFields, askedOf, isAsked, type JsonText } from '../platform/database/asked-fields.js';
import type { Statement } from '../platform/database/database.js';
import { answer, answered, jsonArray } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { parseInput } from '../platform/input.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import {
  type EnquiryVisibility,
  enquiryVisibility,
  type RollupOwner,
} from '../sales-enquiries/enquiry-visibility.js';
import { enquiryScopeOf } from '../sales-enquiries/sales-enquiry.policy.js';
import { ENQUIRY_PROGRESS, type EnquiryProgress } from '../sales-enquiries/sales-enquiry.states.js';
import type { SalesEnquiryRow } from '../sales-enquiries/sales-enquiry-grid.type.js';
import { enquiryRow, ROW_JOINS } from '../sales-enquiries/sales-enquiry-row.sql.js';
import { type PanelName, panelsOf } from './dashboard.policy.js';
import type { Dashboard, LeadsToReview, SalesPanel } from './dashboard.type.js';
import { bySource, type SourceCell, sourceCellsOf } from './enquiry-sources.js';
import { equivalentHours } from './equivalent-hours.js';
import { activeLeadsOf, attemptedLeadsOf, leadsToBeReviewedBy } from './lead-counts.sql.js';
import { percent } from './percent.js';

const RECENT = 5;
const yearSchema = z.number().int().min(2000, 'No such year.').max(2100, 'No such year.').nullish();

/** A cell of the rollup: what one owner has in a year at a progress. */
interface Cell {
  year: number;
  progress: EnquiryProgress;
  enquiries: number;
  revenue: number;
  contribution: number;
}

interface PanelData {
  ownerName: string;
  cells: Cell[];
  recent: SalesEnquiryRow[] | string;
  buyer: BuyerData | null;
  /** Of a supplier, where it was asked for. */
  sources: SourceCell[] | null;
}

/** What only an impact buyer has. */
type BuyerData = LeadsToReview & { hasCertificate: boolean };

/** A panel whose latest rows may have come as text. */
type AnsweredPanel = Omit<SalesPanel, 'recent'> & { recent: SalesEnquiryRow[] | JsonText };
export type AnsweredDashboard = Pick<Dashboard, 'years'> & Record<PanelName, AnsweredPanel | null>;

/**
 * What the caller's dashboard shows, a panel per role held (R268, R269). One statement: sums from the
 * rollup alone, so that it costs the same however many enquiries there are; only the sources of a supplier, where they
 * are asked for, are counted from its enquiries.
 * @throws AppError BAD_USER_INPUT for a year that cannot be
 */
export async function loadDashboard(
  context: RequestContext,
  yearGiven: number | null | undefined,
  asked: AskedFields | null = null,
): Promise<AnsweredDashboard> {
  const year = parseInput(yearSchema, yearGiven) ?? null;
  const panels: AnsweredDashboard = {
    years: [],
    admin: null,
    supplier: null,
    impactBuyer: null,
    goodCause: null,
  };
  const user = userOf(context);
  const owners = user ? panelsOf(user) : [];
  const visibility = user && enquiryVisibility(enquiryScopeOf(user));
  if (!visibility) return panels;
  const row = await context.app.database.readOne<PanelColumns>(dashboardStatement(owners, visibility, asked));
  if (!row) return panels;
  const years = new Set<number>();
  for (const [name, owner] of owners) {
    const data = {
      ownerName: row[`${name}Owner`],
      cells: row[`${name}Cells`],
      recent: row[`${name}Recent`],
      buyer: row[`${name}Buyer`],
      sources: row[`${name}Sources`],
    };
    panels[name] = panelOf(name, owner, data, year);
    for (const cell of data.cells) if (cell.enquiries > 0) years.add(cell.year);
  }
  return { ...panels, years: [...years].sort((a, b) => b - a) };
}

/** What is read for each panel. */
type PanelColumns = { [Column in `${PanelName}Owner`]: string } & {
  [Column in `${PanelName}Cells`]: Cell[];
} & {
  [Column in `${PanelName}Recent`]: SalesEnquiryRow[] | string;
} & { [Column in `${PanelName}Buyer`]: BuyerData | null } & {
  [Column in `${PanelName}Sources`]: SourceCell[] | null;
};

/** The table that names an owner; `<table>_id` is the column of its enquiries. */
const NAMED_IN: Record<RollupOwner['scope'], string | null> = {
  all: null,
  supplier: 'supplier',
  'impact-buyer': 'impact_buyer',
  'good-cause': 'good_cause',
};

/**
 * The latest rows show what the user may see in any role (A129): an enquiry that stands in two panels
 * is the same in both.
 */
function dashboardStatement(
  owners: [PanelName, RollupOwner][],
  visibility: EnquiryVisibility,
  asked: AskedFields | null,
): Statement {
  const row = enquiryRow(visibility.seenAs);
  const panels = owners.map(([name, { scope, ownerId }]) => {
    const table = NAMED_IN[scope];
    const ownRows = table ? sql`${raw(`e.${table}_id`)} = ${ownerId}::integer` : sql`true`;
    const ownerName = table
      ? sql`(SELECT name FROM ${raw(table)} WHERE id = ${ownerId}::integer)`
      : raw(`'${PRODUCT_NAME}'::text`);
    const askedOfPanel = askedOf(asked, name);
    const buyer = scope === 'impact-buyer' ? buyerDataOf(ownerId) : NOTHING;
    const sources =
      scope === 'supplier' && isAsked(askedOfPanel, 'bySource') ? sourceCellsOf(ownerId) : NOTHING;
    const recent = sql`FROM (SELECT * FROM sales_enquiry e WHERE e.archived_at IS NULL AND ${ownRows} AND ${visibility.where}
        ORDER BY e.enquired_at DESC, e.id DESC LIMIT ${raw(String(RECENT))}) e ${ROW_JOINS} ORDER BY ${LATEST_FIRST}`;
    const rows = askedOf(askedOfPanel, 'recent');
    return sql`${ownerName} AS ${raw(`"${name}Owner"`)}, ${buyer} AS ${raw(`"${name}Buyer"`)},
      ${sources} AS ${raw(`"${name}Sources"`)},
      (SELECT coalesce(json_agg(json_build_object('year', sales_year, 'progress', progress,
          'enquiries', enquiries, 'revenue', revenue, 'contribution', contribution)), '[]')
        FROM sales_rollup WHERE scope = ${raw(`'${scope}'`)} AND owner_id = ${ownerId}::integer) AS ${raw(`"${name}Cells"`)},
      ${answer(jsonArray(row, rows, recent), rows)} AS ${raw(`"${name}Recent"`)}`;
  });
  return prepared('dashboard', sql`SELECT ${join(panels)}`);
}

const NOTHING = sql`NULL::json`;

/** What is offered to a buyer (R232, R238), and whether it has a certificate (R149). */
const buyerDataOf = (id: number) => sql`(SELECT json_build_object(
    'count', ${raw(leadsToBeReviewedBy('b.id'))}, 'active', ${raw(activeLeadsOf('b.id'))},
    'attempted', ${raw(attemptedLeadsOf('b.id'))}, 'linkKey', b.link_key,
    'hasCertificate', b.status = 'Live Report')
  FROM impact_buyer b WHERE b.id = ${id}::integer)`;

const LATEST_FIRST = sql`e.enquired_at DESC, e.id DESC`;

function panelOf(name: PanelName, owner: RollupOwner, data: PanelData, year: number | null): AnsweredPanel {
  const { enquiries, revenue, contribution, byProgress } = totalsOf(
    data.cells.filter((cell) => year === null || cell.year === year),
  );
  // Halved here and nowhere else (R269, A102).
  const shown = name === 'goodCause' ? Math.round(contribution * 50) / 100 : contribution;
  const [completed, fallenThrough] = [byProgress.Completed, byProgress['Fallen Through']];
  return {
    ownerId: owner.scope === 'all' ? null : owner.ownerId,
    ownerName: data.ownerName,
    enquiries,
    // What may still come to something (A46).
    active: enquiries - completed - fallenThrough,
    completed,
    fallenThrough,
    revenue,
    contribution: shown,
    equivalentHours: equivalentHours(shown),
    conversionPercent: percent(completed, enquiries),
    byProgress: ENQUIRY_PROGRESS.map((progress) => ({ progress, enquiries: byProgress[progress] })),
    byYear: byYear(data.cells),
    toReview: data.buyer,
    hasCertificate: data.buyer?.hasCertificate ?? false,
    bySource: data.sources && bySource(data.sources, year),
    recent: answered(data.recent),
  };
}

function byYear(cells: readonly Cell[]): SalesPanel['byYear'] {
  const cellsOf = new Map<number, Cell[]>();
  for (const cell of cells) {
    const others = cellsOf.get(cell.year);
    if (others) others.push(cell);
    else cellsOf.set(cell.year, [cell]);
  }
  return [...cellsOf]
    .sort(([a], [b]) => a - b)
    .map(([year, ofYear]) => {
      const { enquiries, revenue, contribution } = totalsOf(ofYear);
      return { year, enquiries, revenue, contribution };
    })
    .filter(({ enquiries }) => enquiries > 0);
}

/** Sums over cells, in dollars; those that have fallen through count, but bring no money. */
function totalsOf(cells: readonly Cell[]) {
  const byProgress = Object.fromEntries(ENQUIRY_PROGRESS.map((progress) => [progress, 0])) as Record<
    EnquiryProgress,
    number
  >;
  // In whole cents, so that sums of many cells stay exact.
  let [enquiries, revenue, contribution] = [0, 0, 0];
  for (const cell of cells) {
    enquiries += cell.enquiries;
    byProgress[cell.progress] += cell.enquiries;
    if (cell.progress === 'Fallen Through') continue;
    revenue += Math.round(cell.revenue * 100);
    contribution += Math.round(cell.contribution * 100);
  }
  return { enquiries, revenue: revenue / 100, contribution: contribution / 100, byProgress };
}
