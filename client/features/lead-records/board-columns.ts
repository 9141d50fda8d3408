import type { LeadStatus } from '../../graphql/schema.generated';
import type { LeadBoardQuery, LeadCardFragment } from './lead-board.generated';

export type LeadCard = Omit<LeadCardFragment, ' $fragmentName'>;
type Answered = LeadBoardQuery['leadBoard'][number];

/** A column of the board as it is to be shown. */
export type BoardColumn = {
  status: LeadStatus;
  cards: readonly LeadCard[];
  /** Of all its leads, loaded or not. */
  count: number;
  /** What they are estimated to come to, in dollars. */
  sum: number;
  hasMore: boolean;
  /** Where its leads that are not loaded begin. */
  after: string | null;
};

/** What people call a lead. */
export const nameOf = ({ supplier, impactBuyer }: LeadCard): string =>
  `${supplier.name} for ${impactBuyer.name}`;

const sumOf = (cards: readonly LeadCard[]): number =>
  cards.reduce((sum, { estimatedRevenue }) => sum + (estimatedRevenue ?? 0), 0);

/**
 * The columns of an answer with each lead where it is by now: one that was moved since stands on top of its new column,
 * latest first, and counts there, until the board is asked for again.
 */
export function boardColumns(
  answered: readonly Answered[],
  shown: readonly LeadStatus[],
): readonly BoardColumn[] {
  const moved = answered.flatMap(({ status, nodes }) => nodes.filter((card) => card.status !== status));
  return answered
    .filter(({ status }) => shown.includes(status))
    .map(({ status, nodes, pageInfo, totalCount, totals }) => {
      const kept = nodes.filter((card) => card.status === status);
      const gone = nodes.filter((card) => card.status !== status);
      const come = moved
        .filter((card) => card.status === status)
        .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
      return {
        status,
        cards: [...come, ...kept],
        count: totalCount + come.length - gone.length,
        sum: totals.estimatedRevenue + sumOf(come) - sumOf(gone),
        hasMore: pageInfo.hasNextPage,
        after: pageInfo.endCursor,
      };
    });
}

/** The answer with further leads of a state. Those that were moved there since stand and count there already. */
export function withFurther(
  answered: readonly Answered[],
  status: LeadStatus,
  { nodes, pageInfo }: Pick<Answered, 'nodes' | 'pageInfo'>,
): Answered[] {
  const known = new Set(answered.flatMap((column) => column.nodes.map(({ id }) => id)));
  const further = nodes.filter(({ id }) => !known.has(id));
  return answered.map((column) =>
    column.status === status ? { ...column, pageInfo, nodes: [...column.nodes, ...further] } : column,
  );
}
