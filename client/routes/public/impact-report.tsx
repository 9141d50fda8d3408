import { skipToken } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router';
import { useImpactReportQuery } from '../../features/directory/impact-buyers/impact-report.generated';
import { ReportAbout } from '../../features/directory/impact-buyers/report-about';
import { reportVariables } from '../../features/directory/impact-buyers/report-address';
import { ReportExplanation } from '../../features/directory/impact-buyers/report-explanation';
import { ReportHeader } from '../../features/directory/impact-buyers/report-header';
import {
  ReportSuppliers,
  ReportSustainability,
} from '../../features/directory/impact-buyers/report-suppliers';
import { reportTexts } from '../../features/directory/impact-buyers/report-texts';
import { useOwnerRefetch } from '../../graphql/use-owner-refetch';
import { formatCount, formatWholeMoney } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { BelowFold } from '../../ui/below-fold';
import { ErrorState } from '../../ui/error-state';
import { FigureBand } from '../../ui/figure-band';
import { GivingSection } from '../../ui/giving-section';
import { LoadingScreen } from '../../ui/loading-state';
import { NotFound } from '../../ui/not-found';

/** The public impact report of a buyer, by keyword or id (P015 to P018, R144). */
export function Component() {
  const text = useTexts(reportTexts);
  const [query] = useSearchParams();
  const variables = reportVariables(useParams(), query);
  const { data, error, refetch } = useImpactReportQuery(variables ? { variables } : skipToken);
  useOwnerRefetch(data?.impactReport === null, refetch);
  if (!variables) return <NotFound />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h1" />;
  if (!data) return <LoadingScreen />;
  const { impactReport: report } = data;
  if (!report) return <NotFound />;
  return (
    <article>
      <ReportHeader report={report} />
      <FigureBand
        label={text.soFar}
        figures={[
          { value: formatWholeMoney(report.contribution), label: text.contributed },
          { value: formatCount(report.equivalentHours), label: text.hours },
          { value: formatCount(report.supplierCount), label: text.suppliersUsed },
          { value: formatCount(report.byYear.length), label: text.years },
        ]}
      />
      <BelowFold>
        <ReportAbout report={report} />
      </BelowFold>
      <BelowFold>
        <GivingSection text={text} given={report} />
      </BelowFold>
      <BelowFold>
        <ReportSuppliers report={report} />
      </BelowFold>
      <BelowFold>
        <ReportSustainability report={report} />
      </BelowFold>
      <BelowFold>
        <ReportExplanation />
      </BelowFold>
    </article>
  );
}
