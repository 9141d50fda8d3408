import type { YearlyReportOf } from '../graphql/schema.generated';
import { adminPaths } from '../navigation/admin-paths';
import { ButtonLink } from './button-link';
import { salesYears } from './sales-labels';

type Props = {
  of: YearlyReportOf;
  id: number;
  /** The year of the report; defaults to the current year. */
  year?: number | null;
};

/** The link to the yearly report of a supplier or good cause. */
export function YearlyReportLink({ of, id, year }: Props) {
  const [current = 0] = salesYears();
  return (
    <ButtonLink
      to={adminPaths.yearlyReport(of, id, year ?? current)}
      size="sm"
      variant="outline"
      colorPalette="neutral"
    >
      Yearly report
    </ButtonLink>
  );
}
