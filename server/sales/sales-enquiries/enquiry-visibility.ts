import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { RowViewer } from './enquiry-viewers.js';
import type { EnquiryScope } from './sales-enquiry.policy.js';

/**
 * The SQL that limits a read model to the enquiries and fields that the caller may see. `e` is the enquiry.
 */
export interface EnquiryVisibility {
  /** The condition of the rows that may be seen. */
  where: Sql;
  /**
   * The visible fields of a row. The same object for all callers in the same role, so that SQL made from it
   * is cached.
   */
  viewerSql: ViewerSql;
  /** The kind and id of the owner if exactly one owner sees these rows, as in the rollup. Otherwise null. */
  owner: RollupOwner | null;
}

export interface ViewerSql {
  /** The role in which the caller sees the row, as text. */
  viewer: Sql;
  /** Returns the column, or NULL (or `otherwise`) for rows whose viewer is not among these. */
  only: (viewers: readonly RowViewer[], column: Sql, otherwise?: Sql) => Sql;
}

const NOTHING = sql`NULL`;

/** All roles but good causes, which see neither customers nor buyers that are not public (R341). */
const PARTIES: RowViewer[] = ['Admin', 'Supplier', 'ImpactBuyer'];

/** Returns a column about the customer. */
export const ofCustomer = ({ only }: ViewerSql, column: Sql, otherwise?: Sql) =>
  only(PARTIES, column, otherwise);

/** Returns a column that identifies the buyer `b`. Good causes see only public buyers (R115). */
export const ofBuyer = ({ only }: ViewerSql, column: Sql) =>
  only(PARTIES, column, sql`CASE WHEN b.status = 'Live Report' THEN ${column} END`);

/**
 * Returns a condition on the enquiry’s buyer. `published` is the condition for roles that see only public
 * buyers.
 */
export const whereBuyer = ({ only }: ViewerSql, condition: Sql, published: Sql) =>
  only(PARTIES, condition, published);

/** The owner of the totals in a rollup row. */
export interface RollupOwner {
  scope: 'all' | 'supplier' | 'impact-buyer' | 'good-cause';
  ownerId: number;
}

/** Visibility of rows that all have the same viewer. */
const oneViewer = (viewer: RowViewer): ViewerSql => ({
  viewer: raw(`'${viewer}'`),
  only: (viewers, column, otherwise = NOTHING) => (viewers.includes(viewer) ? column : otherwise),
});

const VIEWER_SQL: Readonly<Record<RowViewer, ViewerSql>> = {
  Admin: oneViewer('Admin'),
  Supplier: oneViewer('Supplier'),
  ImpactBuyer: oneViewer('ImpactBuyer'),
  GoodCause: oneViewer('GoodCause'),
};

/** Visibility of rows that may have different viewers. `viewer` is that of the row. */
const someViewers = (possible: readonly RowViewer[], viewer: Sql): ViewerSql => ({
  viewer,
  only: (viewers, column, otherwise = NOTHING) => {
    if (possible.every((each) => viewers.includes(each))) return column;
    if (!possible.some((each) => viewers.includes(each))) return otherwise;
    const among = raw(viewers.map((name) => `'${name}'`).join(', '));
    return sql`CASE WHEN ${viewer} IN (${among}) THEN ${column} ELSE ${otherwise} END`;
  },
});

const ADMIN: EnquiryVisibility = {
  where: sql`true`,
  viewerSql: VIEWER_SQL.Admin,
  owner: { scope: 'all', ownerId: 0 },
};

/** Returns the SQL for the enquiries that a scope may see, or null if it sees none. */
export function enquiryVisibility(scope: EnquiryScope): EnquiryVisibility | null {
  if (scope.admin) return ADMIN;
  const kinds = [
    { viewer: 'Supplier', column: 'supplier_id', rollup: 'supplier', id: scope.supplierId },
    { viewer: 'ImpactBuyer', column: 'impact_buyer_id', rollup: 'impact-buyer', id: scope.impactBuyerId },
    { viewer: 'GoodCause', column: 'good_cause_id', rollup: 'good-cause', id: scope.goodCauseId },
  ] as const;
  const own = kinds.flatMap((kind) =>
    kind.id === null
      ? []
      : [{ ...kind, id: kind.id, is: sql`${raw(`e.${kind.column}`)} = ${kind.id}::integer` }],
  );
  const [first] = own;
  if (!first) return null;
  const where = join(
    own.map(({ is }) => is),
    ' OR ',
    '(',
    ')',
  );
  if (own.length === 1)
    return { where, viewerSql: VIEWER_SQL[first.viewer], owner: { scope: first.rollup, ownerId: first.id } };
  const cases = own.map(({ is, viewer }) => sql`WHEN ${is} THEN ${raw(`'${viewer}'`)}`);
  const viewers = own.map(({ viewer }) => viewer);
  return { where, viewerSql: someViewers(viewers, sql`CASE ${join(cases, ' ')} END`), owner: null };
}
