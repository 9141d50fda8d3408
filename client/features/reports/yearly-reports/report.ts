import type { ReportedOf } from '../../../../shared/yearly-report-texts';
import type { YearlyReport_PageFragment } from './yearly-report.generated';

export type Report = Omit<YearlyReport_PageFragment, ' $fragmentName'>;

const OWNERS = { SUPPLIER: 'supplier', GOOD_CAUSE: 'good-cause' } as const;

/** Returns the kind of owner, as the texts of reports name it. */
export const ownerOf = ({ of }: Pick<Report, 'of'>): ReportedOf => OWNERS[of];
