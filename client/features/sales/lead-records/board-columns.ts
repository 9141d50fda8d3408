import type { LeadStatus } from '../../../graphql/schema.generated';
import type { LeadBoardQuery, LeadCardFragment } from './lead-board.generated';

export type LeadCard = Omit<LeadCardFragment, ' $fragmentName'>;
type Answered = LeadBoardQuery['leadBoard'][number];

/** A column of the board, ready to be shown. */
export type BoardColumn = {
  status: LeadStatus;
  cards: readonly LeadCard[];
  /** The number of all its leads, loaded or not. */
  count: number;
  /** The estimated revenue of all its leads, in dollars. */
  sum: number;
  hasMore: boolean;
  /** The cursor after the last loaded lead. */
  after: string | null;
};

/** Returns the name of a lead in messages. */
export const nameOf = ({ supplier, impactBuyer }: LeadCard): string =>
  `${supplier.name} for ${impactBuyer.name}`;

const sumOf = (cards: readonly LeadCard[]): number =>
  cards.reduce((sum, { estimatedRevenue }) => sum + (estimatedRevenue ?? 0), 0);

/**
 * Returns the columns of an answer with each lead in its current column. A lead that was moved since the answer comes
 * first in its new column, latest first, and counts there until the board is fetched again.
 */
export function boardColumns(
  answered: readonly Answered[],
  shown: readonly LeadStatus[],
): readonly BoardColumn[] {
  const moved = answered.flatMap(({ status, nodes }) => nodes.filter((card) => card.status !== status));
  return answered
    .filter(({ status }) => shown.includes(status))
    .map(({ status, nodes, pageInfo, totalCount, totals }) => {
      const staying = nodes.filter((card) => card.status === status);
      const gone = nodes.filter((card) => card.status !== status);
      const come = moved
        .filter((card) => card.status === status)
        .sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
      return {
        status,
        cards: [...come, ...staying],
        count: totalCount + come.length - gone.length,
        sum: totals.estimatedRevenue + sumOf(come) - sumOf(gone),
        hasMore: pageInfo.hasNextPage,
        after: pageInfo.endCursor,
      };
    });
}

/**
 * Returns the answer with further leads of a status, without those that are already in it because they were moved
 * there.
 */
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
