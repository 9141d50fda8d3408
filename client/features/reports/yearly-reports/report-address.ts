import type { YearlyReportOf } from '../../../graphql/schema.generated';
import { recordId } from '../../../navigation/path-segments';

/** The owner and year of the report in an address. */
export type ReportAddress = { of: YearlyReportOf; id: number; year: number };

const OWNERS: Readonly<Record<string, YearlyReportOf>> = { supplier: 'SUPPLIER', goodcause: 'GOOD_CAUSE' };

/** Returns null if the address cannot be a report's. */
export function reportAddress(params: Partial<Record<string, string>>): ReportAddress | null {
  const of = OWNERS[params.of?.toLowerCase() ?? ''];
  const id = recordId(params.id);
  const year = recordId(params.year);
  return of && id && year && year >= 2000 && year <= 2100 ? { of, id, year } : null;
}
