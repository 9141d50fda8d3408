import type { YearlyReportOf } from '../../graphql/schema.generated';
import { recordId } from '../../navigation/record-id';

/** Whose report the address asks for, and of which year. */
export type ReportAddress = { of: YearlyReportOf; id: number; year: number };

const OWNERS: Readonly<Record<string, YearlyReportOf>> = { supplier: 'SUPPLIER', goodcause: 'GOOD_CAUSE' };

/** Null for an address that cannot be one. */
export function reportAddress(params: Partial<Record<string, string>>): ReportAddress | null {
  const of = OWNERS[params.of?.toLowerCase() ?? ''];
  const id = recordId(params.id);
  const year = recordId(params.year);
  return of && id && year && year >= 2000 && year <= 2100 ? { of, id, year } : null;
}
