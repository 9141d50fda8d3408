import { skipToken } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { useParams } from 'react-router';
import { usePrintMode } from '../../charts/use-print-mode';
import { SignedOut } from '../../features/accounts/session/signed-out';
import { reportAddress } from '../../features/reports/yearly-reports/report-address';
import { ReportBar } from '../../features/reports/yearly-reports/report-bar';
import { EmptyReport, ReportSheet } from '../../features/reports/yearly-reports/report-sheet';
import { useYearlyReportQuery } from '../../features/reports/yearly-reports/yearly-report.generated';
import { useSessionState } from '../../graphql/use-session';
import { ErrorState } from '../../ui/error-state';
import { LoadingScreen } from '../../ui/loading-state';
import { NotFound } from '../../ui/not-found';

/** The yearly report of a supplier or good cause, for its own users and staff; also for printing. */
export function Component() {
  const address = reportAddress(useParams());
  const { data, previousData, error, refetch } = useYearlyReportQuery(
    address ? { variables: address, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const { printing, print } = usePrintMode();
  const { user } = useSessionState();
  if (!user) return <SignedOut />;
  if (!address) return <NotFound />;
  // The report of the previous year stays until the chosen one has loaded.
  const report = (data ?? (error ? undefined : previousData))?.yearlyReport;
  if (report === null) return <NotFound />;
  return (
    <>
      <ReportBar
        address={address}
        years={report?.years ?? []}
        full={Boolean(report?.enquiries)}
        onPrint={() => void print()}
      />
      {report ? (
        <Box aria-busy={!data} opacity={data ? '1' : '0.6'} transition="opacity 120ms">
          {report.enquiries > 0 ? (
            <ReportSheet report={report} printing={printing} />
          ) : (
            <EmptyReport report={report} />
          )}
        </Box>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} level="h1" />
      ) : (
        <LoadingScreen />
      )}
    </>
  );
}
