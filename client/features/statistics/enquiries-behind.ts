import type { EnquiryProgress, EnquiryVia } from '../../graphql/schema.generated';
import { writeCondition } from '../../grid/column-conditions';
import { CONDITIONS } from '../../grid/use-grid-url';
import type { Period } from './period';

/** What a figure counts: the enquiries of a period, narrowed by whatever the bar or slice stands for. */
export type Counted = {
  period: Period;
  progress?: readonly EnquiryProgress[];
  via?: EnquiryVia;
  /** Names; null: those that have none. */
  buyerType?: string | null;
  /** Those of buyers that have a type, whatever it is (A106). */
  organisations?: true;
  supplier?: string;
  impactBuyer?: string;
  goodCause?: string | null;
  category?: string | null;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** What the list of enquiries has to be asked for, behind its address, to show just the rows that a figure counts. */
export function enquiriesBehind({ period, progress, via, organisations, ...named }: Counted): string {
  const params = new URLSearchParams();
  // Figures count what is archived, too (A62).
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

/** The column has a day of that month, or of that year. */
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

/** The same for the list of leads: those made in a period for one type of buyer, or for none. */
export function leadsBehind(buyerType: string | null, period: Period): string {
  const params = new URLSearchParams({ archived: 'too' });
  if (period.year !== null) params.append(CONDITIONS, isWithin('CREATED_AT', period));
  params.append(CONDITIONS, isNamed('BUYER_TYPE', buyerType));
  return `?${params}`;
}
