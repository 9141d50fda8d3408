import type { EnquiryProgress, EnquiryVia } from '../../../graphql/schema.generated';
import { writeCondition } from '../../../grid/column-conditions';
import { CONDITIONS } from '../../../grid/use-grid-url';
import type { Period } from './period';

/** The enquiries that a figure counts: those of a period, narrowed by the bar or slice. */
export type DrillDownFilter = {
  period: Period;
  progress?: readonly EnquiryProgress[];
  via?: EnquiryVia;
  /** The name of a type of buyer; null for enquiries without a type. */
  buyerType?: string | null;
  /** If true, only enquiries of buyers with any type (A106). */
  organisations?: true;
  supplier?: string;
  impactBuyer?: string;
  goodCause?: string | null;
  category?: string | null;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the query with which the list of enquiries shows exactly the rows that a figure counts. */
export function enquiriesDrillDown({
  period,
  progress,
  via,
  organisations,
  ...named
}: DrillDownFilter): string {
  const params = new URLSearchParams();
  // Figures count archived enquiries, too (A62).
  params.set('archived', 'too');
  for (const each of progress ?? []) params.append('progress', each);
  if (via) params.set('via', via);
  if (period.month) params.append(CONDITIONS, isWithin('ENQUIRED_AT', period));
  else if (period.year !== null) params.set('year', String(period.year));
  if (organisations)
    params.append(CONDITIONS, writeCondition({ column: 'BUYER_TYPE', test: 'NOT_EMPTY', values: [] }));
  const columns = {
    BUYER_TYPE: named.buyerType,
    SUPPLIER: named.supplier,
    IMPACT_BUYER: named.impactBuyer,
    GOOD_CAUSE: named.goodCause,
    CATEGORY: named.category,
  };
  for (const [column, name] of Object.entries(columns)) {
    if (name !== undefined) params.append(CONDITIONS, isNamed(column, name));
  }
  return `?${params}`;
}

/** Returns the condition that a column has a day in that month, or in that year. */
function isWithin(column: string, { year, month }: Period): string {
  const [from, until] = month ? [month, month] : [1, 12];
  const days = [
    `${year}-${twoDigits(from)}-01`,
    `${year}-${twoDigits(until)}-${lastDayOf(year ?? 0, until)}`,
  ];
  return writeCondition({ column, test: 'BETWEEN', values: days });
}

const isNamed = (column: string, name: string | null) =>
  writeCondition(
    name === null ? { column, test: 'EMPTY', values: [] } : { column, test: 'EQUALS', values: [name] },
  );

/**
 * Returns the same for the list of leads: the leads created in a period for one type of buyer, or for buyers without a
 * type.
 */
export function leadsDrillDown(buyerType: string | null, period: Period): string {
  const params = new URLSearchParams({ archived: 'too' });
  if (period.year !== null) params.append(CONDITIONS, isWithin('CREATED_AT', period));
  params.append(CONDITIONS, isNamed('BUYER_TYPE', buyerType));
  return `?${params}`;
}
