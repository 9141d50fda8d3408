import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { RowViewer } from './enquiry-viewers.js';
import type { EnquiryScope } from './sales-enquiry.policy.js';

/** The SQL that keeps a read model to what its viewer may see; `e` is the enquiry. */
export interface EnquiryVisibility {
  /** Which rows may be seen. */
  where: Sql;
  /** What of a row; the same object for all whose rows have one viewer, so that what is made of it is remembered. */
  seenAs: SeenAs;
  /** The kind of owner and its id where exactly one sees these rows, as the rollup knows it. */
  owner: RollupOwner | null;
}

export interface SeenAs {
  /** As whom the row at hand is seen, as text. */
  viewer: Sql;
  /** The column, or NULL (else `otherwise`) for rows whose viewer is not among these. */
  only: (viewers: readonly RowViewer[], column: Sql, otherwise?: Sql) => Sql;
}

const NOTHING = sql`NULL`;

/** All but good causes, who see neither customers nor buyers that are not public (R341). */
const PARTIES: RowViewer[] = ['Admin', 'Supplier', 'ImpactBuyer'];

/** A column about the customer. */
export const ofCustomer = ({ only }: SeenAs, column: Sql, otherwise?: Sql) =>
  only(PARTIES, column, otherwise);

/** A column that tells which buyer it is, of the buyer `b`: good causes learn of published ones alone (R115). */
export const ofBuyer = ({ only }: SeenAs, column: Sql) =>
  only(PARTIES, column, sql`CASE WHEN b.status = 'Live Report' THEN ${column} END`);

/** A condition on the enquiry's buyer: `published` is what it is for those who see these alone. */
export const whereBuyer = ({ only }: SeenAs, condition: Sql, published: Sql) =>
  only(PARTIES, condition, published);

/** Whose totals a rollup row holds. */
export interface RollupOwner {
  scope: 'all' | 'supplier' | 'impact-buyer' | 'good-cause';
  ownerId: number;
}

/** For rows that all have the same viewer. */
const seenAsOne = (viewer: RowViewer): SeenAs => ({
  viewer: raw(`'${viewer}'`),
  only: (viewers, column, otherwise = NOTHING) => (viewers.includes(viewer) ? column : otherwise),
});

const SEEN_AS: Readonly<Record<RowViewer, SeenAs>> = {
  Admin: seenAsOne('Admin'),
  Supplier: seenAsOne('Supplier'),
  ImpactBuyer: seenAsOne('ImpactBuyer'),
  GoodCause: seenAsOne('GoodCause'),
};

/** For rows that may have different viewers, `viewer` being the one of the row. */
const seenAsSome = (possible: readonly RowViewer[], viewer: Sql): SeenAs => ({
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
  seenAs: SEEN_AS.Admin,
  owner: { scope: 'all', ownerId: 0 },
};

/** What the scope may see, in SQL; null when that is nothing. */
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
    return { where, seenAs: SEEN_AS[first.viewer], owner: { scope: first.rollup, ownerId: first.id } };
  const cases = own.map(({ is, viewer }) => sql`WHEN ${is} THEN ${raw(`'${viewer}'`)}`);
  const viewers = own.map(({ viewer }) => viewer);
  return { where, seenAs: seenAsSome(viewers, sql`CASE ${join(cases, ' ')} END`), owner: null };
}
