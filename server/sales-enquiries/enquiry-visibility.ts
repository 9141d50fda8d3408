import type { RowViewer } from './enquiry-viewers.js';
import type { EnquiryScope } from './sales-enquiry.policy.js';

/** Takes a value of a statement and answers its placeholder. */
export type Bind = (value: unknown) => string;

/** The SQL that keeps a read model to what its viewer may see; `e` is the enquiry. */
export interface EnquiryVisibility {
  /** Names the variant of the statement. */
  name: string;
  /** Which rows may be seen. */
  where: string;
  /** As whom the row at hand is seen, as SQL text. */
  viewer: string;
  /** The column, or NULL (else `otherwise`) for rows whose viewer is not among these. */
  only: (viewers: readonly RowViewer[], column: string, otherwise?: string) => string;
  /** The kind of owner and its id where exactly one sees these rows, as the rollup knows it. */
  owner: RollupOwner | null;
}

/** All but good causes, who see neither customers nor buyers that are not public (R341). */
const PARTIES: RowViewer[] = ['Admin', 'Supplier', 'ImpactBuyer'];

/** A column about the customer. */
export const ofCustomer = ({ only }: EnquiryVisibility, column: string, otherwise?: string) =>
  only(PARTIES, column, otherwise);

/** A column that tells which buyer it is, of the buyer `b`: good causes learn of published ones alone (R115). */
export const ofBuyer = ({ only }: EnquiryVisibility, column: string) =>
  only(PARTIES, column, `CASE WHEN b.status = 'Live Report' THEN ${column} END`);

/** A condition on the enquiry's buyer: `published` is what it is for those who see these alone. */
export const whereBuyer = ({ only }: EnquiryVisibility, condition: string, published: string) =>
  only(PARTIES, condition, published);

/** Whose totals a rollup row holds. */
export interface RollupOwner {
  scope: 'all' | 'supplier' | 'impact-buyer' | 'good-cause';
  ownerId: number;
}

const ADMIN: EnquiryVisibility = {
  name: 'admin',
  where: 'true',
  viewer: `'Admin'`,
  only: (viewers, column, otherwise = 'NULL') => (viewers.includes('Admin') ? column : otherwise),
  owner: { scope: 'all', ownerId: 0 },
};

/** What the scope may see, in SQL; null when that is nothing. */
export function enquiryVisibility(scope: EnquiryScope, bind: Bind): EnquiryVisibility | null {
  if (scope.admin) return ADMIN;
  const kinds = [
    { viewer: 'Supplier', column: 'supplier_id', rollup: 'supplier', id: scope.supplierId },
    { viewer: 'ImpactBuyer', column: 'impact_buyer_id', rollup: 'impact-buyer', id: scope.impactBuyerId },
    { viewer: 'GoodCause', column: 'good_cause_id', rollup: 'good-cause', id: scope.goodCauseId },
  ] as const;
  const own = kinds.flatMap((kind) =>
    kind.id === null ? [] : [{ ...kind, id: kind.id, is: `e.${kind.column} = ${bind(kind.id)}::integer` }],
  );
  const [first] = own;
  if (!first) return null;
  const viewer =
    own.length === 1
      ? `'${first.viewer}'`
      : `CASE ${own.map((kind) => `WHEN ${kind.is} THEN '${kind.viewer}'`).join(' ')} END`;
  return {
    name: own.map((kind) => kind.rollup).join('+'),
    where: `(${own.map((kind) => kind.is).join(' OR ')})`,
    viewer,
    only: (viewers, column, otherwise = 'NULL') =>
      own.every((kind) => viewers.includes(kind.viewer))
        ? column
        : own.some((kind) => viewers.includes(kind.viewer))
          ? `CASE WHEN ${viewer} IN (${viewers.map((name) => `'${name}'`).join(', ')}) THEN ${column} ELSE ${otherwise} END`
          : otherwise,
    owner: own.length === 1 ? { scope: first.rollup, ownerId: first.id } : null,
  };
}
