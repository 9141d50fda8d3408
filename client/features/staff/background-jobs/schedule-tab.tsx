import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { toAppError } from '../../../graphql/errors';
import { DateTime } from '../../../ui/date-time';
import { ErrorState } from '../../../ui/error-state';
import { describeScheduledJob } from '../../../ui/job-labels';
import { LoadingLines } from '../../../ui/loading-state';
import { notify } from '../../../ui/notices';
import { StatusTag, type StatusTone } from '../../../ui/status-tag';
import { useRunScheduledJobMutation, useScheduledJobsQuery } from './background-jobs.generated';
import { formatDuration, type ScheduledJob } from './job-labels';
import { polled } from './polled';

function stateOf({ startedAt, endedAt, reason, requested }: ScheduledJob): [StatusTone, string] {
  if (requested) return ['new', 'Starts soon'];
  if (!startedAt) return ['quiet', 'Not run yet'];
  if (!endedAt) return ['active', 'Running'];
  return reason ? ['bad', 'Failed'] : ['good', 'Done'];
}

function Times({ job: { startedAt, endedAt, requested, nextRunAt, due } }: { job: ScheduledJob }) {
  return (
    <Text color="fg.muted">
      {due === 'HOURLY' ? 'Every hour' : 'Every night'}
      {startedAt && (
        <>
          {endedAt ? ' · last run ' : ' · started '}
          <DateTime value={startedAt} />
          {endedAt && `, took ${formatDuration(startedAt, endedAt)}`}
        </>
      )}
      {!requested && (
        <>
          {' · next run '}
          <DateTime value={nextRunAt} />
        </>
      )}
    </Text>
  );
}

function Row({ job, refetch }: { job: ScheduledJob; refetch: () => Promise<unknown> }) {
  const [title, text] = describeScheduledJob(job.name);
  const [tone, state] = stateOf(job);
  const [busy, setBusy] = useState(false);
  const [run] = useRunScheduledJobMutation();
  const start = async () => {
    setBusy(true);
    try {
      await run({ variables: { name: job.name } });
      notify({ kind: 'success', title: `${title}: starts within a minute` });
    } catch (failure) {
      notify({ kind: 'error', title: 'Couldn’t start the job', description: toAppError(failure).message });
    }
    await refetch().catch(() => undefined);
    setBusy(false);
  };
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
        <Flex gap="2" align="center" wrap="wrap">
          <Text fontWeight="medium">{title}</Text>
          <StatusTag tone={tone}>{state}</StatusTag>
        </Flex>
        <Text>{text}</Text>
        <Times job={job} />
        {job.reason && (
          <Text color="fg.error" overflowWrap="anywhere">
            {job.reason}
          </Text>
        )}
      </Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        flexShrink="0"
        loading={busy}
        disabled={job.requested}
        aria-label={`Run now: ${title}`}
        onClick={() => void start()}
      >
        Run now
      </Button>
    </Flex>
  );
}

/** The scheduled jobs with their last and next run, which are read every few seconds. */
export function ScheduleTab() {
  const { data, error, refetch } = useScheduledJobsQuery(polled);
  const jobs = data?.scheduledJobs;
  if (!jobs && error) return <ErrorState error={error} onRetry={() => void refetch()} py="8" />;
  if (!jobs) return <LoadingLines lines={6} />;
  return (
    <Box layerStyle="panel" px={{ base: '4', md: '5' }}>
      <Box as="ol" listStyleType="none" aria-label="Scheduled jobs">
        {jobs.map((job) => (
          <Row key={job.name} job={job} refetch={refetch} />
        ))}
      </Box>
    </Box>
  );
}
