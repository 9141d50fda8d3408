import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { JobSubjectKind } from '../../../graphql/schema.generated';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { formatJobName } from '../../../ui/job-labels';
import { LoadingLines } from '../../../ui/loading-state';
import { TextLink } from '../../../ui/text-link';
import { describeSubject } from './job-labels';
import type { JobChanges } from './use-job-changes';

/** The number of jobs shown at first, and the largest number that the server returns at once. */
export const FEW = 50;
const MOST = 200;

type Job = {
  id: string;
  name: string;
  subject: { kind: JobSubjectKind; id: number } | null;
  reason: string | null;
};

type RowProps = { job: Job; facts: ReactNode; failed: boolean; changes?: JobChanges };

/** A job with its record, its times and its last error, and the changes that staff can make to it. */
function JobRow({ job: { id, name, subject, reason }, facts, failed, changes }: RowProps) {
  const about = subject && describeSubject(subject);
  const label = about ? `${formatJobName(name)}, ${about.label}` : formatJobName(name);
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      align="start"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      borderTopWidth="1px"
      borderColor="border"
      _first={{ border: '0' }}
    >
      <Box flex="1 1 16rem" minW="0" textStyle="sm">
        <Text fontWeight="medium">
          {formatJobName(name)}
          {about && (
            <Text as="span" fontWeight="normal">
              {' · '}
              {about.href ? <TextLink to={about.href}>{about.label}</TextLink> : about.label}
            </Text>
          )}
        </Text>
        <Text color="fg.muted">{facts}</Text>
        {reason && (
          <Text color={failed ? 'fg.error' : 'fg.muted'} overflowWrap="anywhere">
            {failed ? '' : 'Last error: '}
            {reason}
          </Text>
        )}
      </Box>
      {changes && (
        <Flex gap="2" flexShrink="0">
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            disabled={changes.busy}
            aria-label={`Retry: ${label}`}
            onClick={() => changes.retry([id])}
          >
            Retry
          </Button>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="danger"
            disabled={changes.busy}
            aria-label={`Drop: ${label}`}
            onClick={() => changes.drop([id])}
          >
            Drop…
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

type Props<Row extends Job> = {
  label: string;
  jobs: readonly Row[] | undefined;
  error: unknown;
  /** The heading of an error. */
  errorHeading: string;
  onRetry: () => void;
  empty: { title: string; text: string };
  facts: (job: Row) => ReactNode;
  failed: boolean;
  /** Absent if staff cannot change these jobs. */
  changes?: JobChanges;
  /** Shows more jobs. Absent if all are shown. */
  onMore?: () => void;
};

/** A list of jobs, with the changes that staff can make to one or all of those shown. */
export function JobList<Row extends Job>({
  label,
  jobs,
  error,
  errorHeading,
  onRetry,
  empty,
  facts,
  failed,
  changes,
  onMore,
}: Props<Row>) {
  if (error) return <ErrorState error={error} heading={errorHeading} onRetry={onRetry} py="8" />;
  if (!jobs) return <LoadingLines lines={6} />;
  if (jobs.length === 0)
    return (
      <EmptyState title={empty.title} py="8">
        {empty.text}
      </EmptyState>
    );
  const ids = jobs.map(({ id }) => id);
  return (
    <>
      {changes && jobs.length > 1 && <ChangeAll ids={ids} changes={changes} />}
      <Box layerStyle="panel" px={{ base: '4', md: '5' }}>
        <Box as="ol" listStyleType="none" aria-label={label}>
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} facts={facts(job)} failed={failed} changes={changes} />
          ))}
        </Box>
      </Box>
      {onMore && jobs.length < MOST && (
        <Button size="sm" variant="outline" mt="4" onClick={onMore}>
          Show more
        </Button>
      )}
      {onMore && jobs.length >= MOST && (
        <Text color="fg.muted" textStyle="sm" mt="4">
          The first {MOST} jobs are shown.
        </Text>
      )}
    </>
  );
}

function ChangeAll({ ids, changes }: { ids: string[]; changes: JobChanges }) {
  return (
    <Flex gap="2" mb="3" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        loading={changes.busy}
        onClick={() => changes.retry(ids)}
      >
        Retry all {ids.length} shown
      </Button>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="danger"
        disabled={changes.busy}
        onClick={() => changes.drop(ids)}
      >
        Drop all {ids.length} shown…
      </Button>
    </Flex>
  );
}
