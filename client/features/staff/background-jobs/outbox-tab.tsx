import { useState } from 'react';
import type { OutboxJobState } from '../../../graphql/schema.generated';
import { DateTime } from '../../../ui/date-time';
import {
  useDropOutboxJobsMutation,
  useOutboxJobsQuery,
  useRetryOutboxJobsMutation,
} from './background-jobs.generated';
import type { OutboxJob } from './job-labels';
import { FEW, JobList } from './job-list';
import { polled } from './polled';
import { StateChoice } from './state-choice';
import { useJobChanges } from './use-job-changes';

/** The largest number that the server counts to. */
const MAX_COUNTED = 1000;

const STATES = [
  ['SET_ASIDE', 'Set aside', 'setAside'],
  ['WAITING', 'Waiting', 'waiting'],
] as const;

const EMPTY: Record<OutboxJobState, { title: string; text: string }> = {
  SET_ASIDE: {
    title: 'No jobs are set aside',
    text: 'Jobs that the queue refuses, or that no running process knows, appear here.',
  },
  WAITING: { title: 'No jobs are waiting', text: 'Jobs appear here until they are passed to the queue.' },
};

const facts = ({ attempts, createdAt, setAsideAt }: OutboxJob) => (
  <>
    Added <DateTime value={createdAt} />
    {setAsideAt && (
      <>
        {' · set aside '}
        <DateTime value={setAsideAt} />
      </>
    )}
    {attempts > 0 && ` · refused ${attempts === 1 ? 'once' : `${attempts} times`}`}
  </>
);

const counted = (count: number | undefined) =>
  count !== undefined && count >= MAX_COUNTED ? '1,000 or more' : count;

/** The jobs that have not been passed to the queue, which are read every few seconds. */
export function OutboxTab() {
  const [state, setState] = useState<OutboxJobState>('SET_ASIDE');
  const [first, setFirst] = useState(FEW);
  const { data, previousData, error, refetch } = useOutboxJobsQuery({
    variables: { state, first },
    ...polled,
  });
  const { nodes, pageInfo } = data?.outboxJobs ?? {};
  const { counts } = (data ?? previousData)?.outboxJobs ?? {};
  const [retry] = useRetryOutboxJobsMutation();
  const [drop] = useDropOutboxJobsMutation();
  const [changes, dialog] = useJobChanges({
    retry: async (ids) => (await retry({ variables: { ids } })).data?.retryOutboxJobs,
    drop: async (ids) => (await drop({ variables: { ids } })).data?.dropOutboxJobs,
    dropped: 'Dropped jobs will never run: their emails, tasks or certificates may stay unfinished.',
    refetch,
  });
  return (
    <>
      <StateChoice
        label="State of the jobs"
        options={STATES.map(([value, label, name]) => ({
          state: value,
          label,
          count: counted(counts?.[name]),
        }))}
        chosen={state}
        onChoose={setState}
      />
      <JobList
        label="Jobs in the outbox"
        jobs={nodes}
        error={error}
        errorHeading="Couldn’t read the outbox"
        onRetry={() => void refetch()}
        empty={EMPTY[state]}
        facts={facts}
        failed={state === 'SET_ASIDE'}
        changes={state === 'SET_ASIDE' ? changes : undefined}
        onMore={pageInfo?.hasNextPage ? () => setFirst(200) : undefined}
      />
      {dialog}
    </>
  );
}
