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
  supplier?: string;
  goodCause?: string | null;
  category?: string | null;
};

const twoDigits = (number: number) => String(number).padStart(2, '0');
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** What the list of enquiries has to be asked for, behind its address, to show just the rows that a figure counts. */
export function enquiriesBehind({ period: { year, month }, progress, via, ...named }: Counted): string {
  const params = new URLSearchParams();
  // Figures count what is archived, too (A62).
  params.set('archived', 'too');
  for (const each of progress ?? []) params.append('progress', each);
  if (via) params.set('via', via);
  if (year !== null && month) {
    const days = [`${year}-${twoDigits(month)}-01`, `${year}-${twoDigits(month)}-${lastDayOf(year, month)}`];
    params.append(CONDITIONS, writeCondition({ column: 'ENQUIRED_AT', test: 'BETWEEN', values: days }));
  } else if (year !== null) params.set('year', String(year));
  const columns = {
    BUYER_TYPE: named.buyerType,
    SUPPLIER: named.supplier,
    GOOD_CAUSE: named.goodCause,
    CATEGORY: named.category,
  };
  for (const [column, name] of Object.entries(columns)) {
    if (name !== undefined) params.append(CONDITIONS, isNamed(column, name));
  }
  return `?${params}`;
}

const isNamed = (column: string, name: string | null) =>
  writeCondition(
    name === null ? { column, test: 'EMPTY', values: [] } : { column, test: 'EQUALS', values: [name] },
  );

/** The same for the list of leads: those with one type of buyer, or none. */
export function leadsBehind(buyerType: string | null): string {
  const params = new URLSearchParams({ archived: 'too' });
  params.append(CONDITIONS, isNamed('BUYER_TYPE', buyerType));
  return `?${params}`;
}
