import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type ColumnList, type ListRequest, readColumnList } from '../kits/lists/column-list.js';
import type { KeysetPageOf } from '../kits/lists/keyset-list.js';
import { type Selection, selectionOf, type WithRawNodes } from '../platform/database/selection.js';
import type { RequestContext } from '../platform/request-context.js';
import { FIGURES } from './figures.js';

@ObjectType({ description: 'The totals of all records in a list, on all pages.' })
export class RecordSalesTotals {
  @Field(() => Int, { description: FIGURES.enquiries }) enquiryTotal!: number;
  @Field(() => Float, { description: FIGURES.revenue }) revenueTotal!: number;
  @Field(() => Float, { description: FIGURES.contributions }) contributionTotal!: number;
}

/** A page of records with sales totals, and the totals of all matches. */
export type PageWithSales<Row> = Omit<KeysetPageOf<Row>, 'totals'> & { totals: RecordSalesTotals };

/** The columns of these records that are summed up. */
const SUMMED = [
  'enquiryTotal',
  'revenueTotal',
  'contributionTotal',
] as const satisfies readonly (keyof RecordSalesTotals)[];

/**
 * Returns one page of records with sales totals, and the totals of all matches (0 without matches), in one
 * statement.
 * @throws AppError BAD_USER_INPUT
 */
export async function readListWithSales<Row>(
  { app }: RequestContext,
  list: ColumnList<Row>,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<PageWithSales<Row>>> {
  const read = await readColumnList<Row>(
    app.database,
    { ...list, summed: SUMMED },
    page,
    selectionOf(selection, 'nodes'),
  );
  const sumOf = (column: (typeof SUMMED)[number]) => read.totals[column] ?? 0;
  return {
    ...read,
    totals: {
      enquiryTotal: sumOf('enquiryTotal'),
      revenueTotal: sumOf('revenueTotal'),
      contributionTotal: sumOf('contributionTotal'),
    },
  };
}
