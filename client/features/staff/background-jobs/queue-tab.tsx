import { type ReactNode, useState } from 'react';
import type { QueuedJobState } from '../../../graphql/schema.generated';
import { DateTime } from '../../../ui/date-time';
import {
  useDropQueuedJobsMutation,
  useQueuedJobsQuery,
  useRetryQueuedJobsMutation,
} from './background-jobs.generated';
import type { QueuedJob } from './job-labels';
import { FEW, JobList } from './job-list';
import { polled } from './polled';
import { StateChoice } from './state-choice';
import { useJobChanges } from './use-job-changes';

const STATES = [
  ['FAILED', 'Failed', 'failed'],
  ['DELAYED', 'Waiting to retry', 'delayed'],
  ['ACTIVE', 'Running', 'active'],
  ['WAITING', 'Waiting', 'waiting'],
] as const;

const EMPTY: Record<QueuedJobState, { title: string; text: string }> = {
  FAILED: { title: 'No failed jobs', text: 'Jobs that failed on every attempt appear here for seven days.' },
  DELAYED: { title: 'No jobs are waiting to retry', text: 'Jobs appear here between two attempts.' },
  ACTIVE: { title: 'No jobs are running', text: 'Most jobs take less than a second.' },
  WAITING: { title: 'No jobs are waiting', text: 'Jobs appear here until a worker takes them.' },
};

const tried = (attempts: number) => (attempts === 1 ? 'Tried once' : `Tried ${attempts} times`);

const facts: Record<QueuedJobState, (job: QueuedJob) => ReactNode> = {
  FAILED: (job) => (
    <>
      {tried(job.attempts)} · failed <DateTime value={job.failedAt} />
    </>
  ),
  DELAYED: (job) => (
    <>
      {tried(job.attempts)} of {job.maxAttempts} · next attempt <DateTime value={job.nextAttemptAt} />
    </>
  ),
  ACTIVE: (job) => (
    <>
      Attempt {job.attempts + 1} of {job.maxAttempts} · started <DateTime value={job.startedAt} />
    </>
  ),
  WAITING: (job) => (
    <>
      Added <DateTime value={job.createdAt} />
    </>
  ),
};

/** The jobs of the queue by state, which are read every few seconds. */
export function QueueTab() {
  const [state, setState] = useState<QueuedJobState>('FAILED');
  const [first, setFirst] = useState(FEW);
  const { data, previousData, error, refetch } = useQueuedJobsQuery({
    variables: { state, first },
    ...polled,
  });
  const { nodes, pageInfo } = data?.queuedJobs ?? {};
  const { counts } = (data ?? previousData)?.queuedJobs ?? {};
  const [retry] = useRetryQueuedJobsMutation();
  const [drop] = useDropQueuedJobsMutation();
  const [changes, dialog] = useJobChanges({
    retry: async (ids) => (await retry({ variables: { ids } })).data?.retryQueuedJobs,
    drop: async (ids) => (await drop({ variables: { ids } })).data?.dropQueuedJobs,
    dropped: 'Dropped jobs will not run: their emails, tasks or certificates may stay unfinished.',
    refetch,
  });
  return (
    <>
      <StateChoice
        label="State of the jobs"
        options={STATES.map(([value, label, name]) => ({ state: value, label, count: counts?.[name] }))}
        chosen={state}
        onChoose={setState}
      />
      <JobList
        label="Jobs in the queue"
        jobs={nodes}
        error={error}
        errorHeading="Couldn’t read the queue"
        onRetry={() => void refetch()}
        empty={EMPTY[state]}
        facts={facts[state]}
        failed={state === 'FAILED'}
        changes={state === 'FAILED' ? changes : undefined}
        onMore={pageInfo?.hasNextPage ? () => setFirst(200) : undefined}
      />
      {dialog}
    </>
  );
}
