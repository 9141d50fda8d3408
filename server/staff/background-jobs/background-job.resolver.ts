import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { QueuedJobState } from '../../platform/job-inspector.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ScheduledJob } from '../../platform/scheduled-jobs.js';
import {
  JobChangeResult,
  OutboxJobConnection,
  type OutboxJobState,
  OutboxJobStateEnum,
  QueuedJobConnection,
  QueuedJobStateEnum,
  ScheduledJobView,
} from './background-job.type.js';
import { listOutboxJobs, listQueuedJobs, listScheduledJobs } from './background-jobs.read-model.js';
import { changeOutboxJobs, changeQueuedJobs, runScheduledJob } from './change-jobs.js';

const CHANGES =
  'Jobs that are gone or in another state are counted and not changed. At most 200 jobs at a time.';

/** Returns the operations of staff on background jobs. The composition root provides the scheduled jobs. */
export function backgroundJobResolver(scheduledJobs: readonly ScheduledJob[]) {
  @Resolver()
  class BackgroundJobResolver {
    @ForAudience('Admin')
    @Query(() => QueuedJobConnection, {
      description:
        'Returns the jobs of the queue in a state: failed jobs latest first, others in the order in which they run. Throws UNAVAILABLE if the queue does not respond.',
    })
    queuedJobs(
      @Ctx() context: RequestContext,
      @Arg('state', () => QueuedJobStateEnum, { description: 'The state of the jobs.' })
      state: QueuedJobState,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<QueuedJobConnection> {
      return listQueuedJobs(context, state, { first, after });
    }

    @ForAudience('Admin')
    @Query(() => OutboxJobConnection, {
      description: 'Returns the jobs that have not been passed to the queue, oldest first.',
    })
    outboxJobs(
      @Ctx() context: RequestContext,
      @Arg('state', () => OutboxJobStateEnum, { description: 'The state of the jobs.' })
      state: OutboxJobState,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<OutboxJobConnection> {
      return listOutboxJobs(context, state, { first, after });
    }

    @ForAudience('Admin')
    @Query(() => [ScheduledJobView], {
      description: 'Returns the scheduled jobs with their last and next run.',
    })
    scheduledJobs(@Ctx() context: RequestContext): Promise<ScheduledJobView[]> {
      return listScheduledJobs(context, scheduledJobs);
    }

    @ForAudience('Admin')
    @Mutation(() => JobChangeResult, {
      description: `Runs failed jobs of the queue again, with all their attempts. ${CHANGES} Throws UNAVAILABLE if the queue does not respond.`,
    })
    retryQueuedJobs(
      @Ctx() context: RequestContext,
      @Arg('ids', () => [ID], { description: 'The ids of the jobs.' }) ids: string[],
    ): Promise<JobChangeResult> {
      return changeQueuedJobs(context, 'retried', ids);
    }

    @ForAudience('Admin')
    @Mutation(() => JobChangeResult, {
      description: `Removes failed jobs from the queue. ${CHANGES} Throws UNAVAILABLE if the queue does not respond.`,
    })
    dropQueuedJobs(
      @Ctx() context: RequestContext,
      @Arg('ids', () => [ID], { description: 'The ids of the jobs.' }) ids: string[],
    ): Promise<JobChangeResult> {
      return changeQueuedJobs(context, 'dropped', ids);
    }

    @ForAudience('Admin')
    @Mutation(() => JobChangeResult, {
      description: `Passes jobs that were set aside to the queue again. ${CHANGES}`,
    })
    retryOutboxJobs(
      @Ctx() context: RequestContext,
      @Arg('ids', () => [ID], { description: 'The ids of the jobs.' }) ids: string[],
    ): Promise<JobChangeResult> {
      return changeOutboxJobs(context, 'retried', ids);
    }

    @ForAudience('Admin')
    @Mutation(() => JobChangeResult, {
      description: `Deletes jobs that were set aside. ${CHANGES}`,
    })
    dropOutboxJobs(
      @Ctx() context: RequestContext,
      @Arg('ids', () => [ID], { description: 'The ids of the jobs.' }) ids: string[],
    ): Promise<JobChangeResult> {
      return changeOutboxJobs(context, 'dropped', ids);
    }

    @ForAudience('Admin')
    @Mutation(() => [ScheduledJobView], {
      description:
        'Requests a run of a scheduled job, which a worker starts within a minute. Returns all scheduled jobs. Throws NOT_FOUND if there is no such job, and CONFLICT if it is running or about to start.',
    })
    async runScheduledJob(
      @Ctx() context: RequestContext,
      @Arg('name', { description: 'The name of the job.' }) name: string,
    ): Promise<ScheduledJobView[]> {
      await runScheduledJob(context, scheduledJobs, name);
      return listScheduledJobs(context, scheduledJobs);
    }
  }
  return BackgroundJobResolver;
}
