import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import type { JobSubjectKind } from './job-subject.js';

/** The states of jobs in the outbox. */
export type OutboxJobState = (typeof OutboxJobStateEnum)[keyof typeof OutboxJobStateEnum];

/** The states of jobs in the queue by their names in the API. */
export const QueuedJobStateEnum = {
  WAITING: 'waiting',
  ACTIVE: 'active',
  DELAYED: 'delayed',
  FAILED: 'failed',
} as const;
registerEnumType(QueuedJobStateEnum, {
  name: 'QueuedJobState',
  description: 'The state of a job in the queue.',
  valuesConfig: {
    WAITING: { description: 'Waiting for a worker.' },
    ACTIVE: { description: 'A worker is running the job.' },
    DELAYED: { description: 'The last attempt failed. The next attempt follows after a pause.' },
    FAILED: { description: 'All attempts failed. Failed jobs are removed after seven days.' },
  },
});

/** The states of jobs in the outbox by their names in the API. */
export const OutboxJobStateEnum = { WAITING: 'waiting', SET_ASIDE: 'set-aside' } as const;
registerEnumType(OutboxJobStateEnum, {
  name: 'OutboxJobState',
  description: 'The state of a job that has not been passed to the queue.',
  valuesConfig: {
    WAITING: { description: 'Waiting to be passed to the queue.' },
    SET_ASIDE: { description: 'Set aside because the queue refused it or no running process knew it.' },
  },
});

const JobSubjectKindEnum = { MAIL: 'mail', TASK: 'task', IMPACT_BUYER: 'impact-buyer' } as const;
registerEnumType(JobSubjectKindEnum, {
  name: 'JobSubjectKind',
  description: 'The type of the record that a job is about.',
  valuesConfig: {
    MAIL: { description: 'An email in the mailbox.' },
    TASK: { description: 'A task, such as an export.' },
    IMPACT_BUYER: { description: 'An impact buyer.' },
  },
});

const JobFrequencyEnum = { HOURLY: 'hourly', NIGHTLY: 'nightly' } as const;
registerEnumType(JobFrequencyEnum, {
  name: 'JobFrequency',
  description: 'The times at which a scheduled job runs.',
  valuesConfig: {
    HOURLY: { description: 'At the full hour.' },
    NIGHTLY: { description: 'At 2 am in New Zealand.' },
  },
});

@ObjectType({ description: 'The record that a job is about.' })
export class JobSubject {
  @Field(() => JobSubjectKindEnum, { description: 'The type of the record.' }) kind!: JobSubjectKind;
  @Field(() => Int, { description: 'The id of the record.' }) id!: number;
}

@ObjectType('QueuedJob', { description: 'A job in the queue.' })
export class QueuedJobView {
  @Field(() => ID) id!: string;
  @Field({ description: 'The name of the job, such as `mail.deliver`.' }) name!: string;
  @Field(() => JobSubject, {
    nullable: true,
    description: 'The record that the job is about. Null if it is about no record that staff can open.',
  })
  subject!: JobSubject | null;
  @Field(() => Int, { description: 'The number of attempts so far.' }) attempts!: number;
  @Field(() => Int, { description: 'The number of attempts after which the job fails.' })
  maxAttempts!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The error of the last attempt, without email addresses. Null if there is none.',
  })
  reason!: string | null;
  @Field(() => GraphQLDateTime, { description: 'The time at which the job was added to the queue.' })
  createdAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The start of the last attempt. Null if there was none.',
  })
  startedAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the last attempt failed. Null unless all attempts failed.',
  })
  failedAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of the next attempt. Null unless the job is delayed.',
  })
  nextAttemptAt!: Date | null;
}

@ObjectType({ description: 'The number of jobs in the queue by state.' })
export class QueuedJobCounts {
  @Field(() => Int, { description: 'The number of waiting jobs.' }) waiting!: number;
  @Field(() => Int, { description: 'The number of jobs that workers are running.' }) active!: number;
  @Field(() => Int, { description: 'The number of jobs that pause before the next attempt.' })
  delayed!: number;
  @Field(() => Int, { description: 'The number of failed jobs.' }) failed!: number;
}

@ObjectType()
export class QueuedJobConnection {
  @Field(() => [QueuedJobView]) nodes!: QueuedJobView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => QueuedJobCounts, { description: 'The number of jobs in each state.' })
  counts!: QueuedJobCounts;
}

@ObjectType('OutboxJob', { description: 'A job that has not been passed to the queue.' })
export class OutboxJobView {
  @Field(() => ID) id!: string;
  @Field({ description: 'The name of the job, such as `mail.deliver`.' }) name!: string;
  @Field(() => JobSubject, {
    nullable: true,
    description: 'The record that the job is about. Null if it is about no record that staff can open.',
  })
  subject!: JobSubject | null;
  @Field(() => Int, { description: 'The number of times that the queue refused the job.' })
  attempts!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the job was set aside. Null if it is waiting.',
  })
  setAsideAt!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the job was set aside, or the last refusal. Null if there is none.',
  })
  reason!: string | null;
}

@ObjectType({ description: 'The number of jobs in the outbox by state, each counted up to 1,000.' })
export class OutboxJobCounts {
  @Field(() => Int, { description: 'The number of waiting jobs.' }) waiting!: number;
  @Field(() => Int, { description: 'The number of jobs that were set aside.' }) setAside!: number;
}

@ObjectType()
export class OutboxJobConnection {
  @Field(() => [OutboxJobView]) nodes!: OutboxJobView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of jobs on all pages, counted up to 1,000.' })
  totalCount!: number;
  @Field(() => OutboxJobCounts, { description: 'The number of jobs in each state.' })
  counts!: OutboxJobCounts;
}

@ObjectType('ScheduledJob', { description: 'A job that runs every hour or every night.' })
export class ScheduledJobView {
  @Field({ description: 'The name of the job, such as `clear-expired`.' }) name!: string;
  @Field(() => JobFrequencyEnum, { description: 'The times at which the job runs.' })
  due!: ScheduledJob['due'];
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The start of the last run. Null if the job has never run.',
  })
  startedAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The end of the last run. Null while the job runs, and if it has never run.',
  })
  endedAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description: 'The error of the last run, without email addresses. Null if there is none.',
  })
  reason!: string | null;
  @Field({ description: 'True if staff have requested a run that has not started.' }) requested!: boolean;
  @Field(() => GraphQLDateTime, {
    description: 'The time at which the next run is due. A worker starts it within a minute.',
  })
  nextRunAt!: Date;
}

@ObjectType({ description: 'The result of a change of several jobs.' })
export class JobChangeResult {
  @Field(() => Int, { description: 'The number of changed jobs.' }) changed!: number;
  @Field(() => Int, {
    description: 'The number of jobs that are gone or in another state, and were not changed.',
  })
  gone!: number;
}
