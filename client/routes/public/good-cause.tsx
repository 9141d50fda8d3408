import { skipToken } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router';
import { causeVariables } from '../../features/directory/good-causes/cause-address';
import { CauseBuyers, CauseSuppliers } from '../../features/directory/good-causes/cause-givers';
import { CauseHeader } from '../../features/directory/good-causes/cause-header';
import { useGoodCauseReportQuery } from '../../features/directory/good-causes/good-cause-report.generated';
import { causeTexts } from '../../features/directory/good-causes/good-cause-texts';
import { useOwnerRefetch } from '../../graphql/use-owner-refetch';
import { formatCount, formatWholeMoney } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { BelowFold } from '../../ui/below-fold';
import { ErrorState } from '../../ui/error-state';
import { FigureBand } from '../../ui/figure-band';
import { GivingSection } from '../../ui/giving-section';
import { LoadingScreen } from '../../ui/loading-state';
import { NotFound } from '../../ui/not-found';

/** The page of a good cause, with the amount it has received and the givers (P013, R109). */
export function Component() {
  const text = useTexts(causeTexts);
  const [query] = useSearchParams();
  const variables = causeVariables(useParams(), query);
  const { data, error, refetch } = useGoodCauseReportQuery(variables ? { variables } : skipToken);
  useOwnerRefetch(data?.goodCauseReport === null, refetch);
  if (!variables) return <NotFound />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h1" />;
  if (!data) return <LoadingScreen />;
  const { goodCauseReport: report } = data;
  if (!report) return <NotFound />;
  const { goodCause } = report;
  return (
    <article>
      <CauseHeader cause={goodCause} />
      <FigureBand
        label={text.soFar}
        figures={[
          { value: formatWholeMoney(goodCause.contribution), label: text.received },
          { value: formatCount(goodCause.equivalentHours), label: text.hours },
          { value: formatCount(report.buyerCount), label: text.buyersCount },
          { value: formatCount(report.supplierCount), label: text.suppliersCount },
        ]}
      />
      <BelowFold>
        <GivingSection text={text} given={{ ...goodCause, byYear: report.byYear }} />
      </BelowFold>
      <BelowFold>
        <CauseBuyers report={report} />
      </BelowFold>
      <BelowFold>
        <CauseSuppliers report={report} />
      </BelowFold>
    </article>
  );
}
