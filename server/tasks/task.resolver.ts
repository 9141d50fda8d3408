import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkToFile } from './download-task.js';
import { stopTask } from './stop-task.js';
import { listMyTasks, listTaskFailures, loadTask } from './task.read-model.js';
import { TaskFailureConnection, TaskView } from './task.type.js';

/** Long work that people start and watch. */
@Resolver()
export class TaskResolver {
  @ForAudience('signed-in')
  @Query(() => [TaskView], {
    description: 'What the caller has asked for, the latest first; what is over for a day.',
  })
  myTasks(@Ctx() context: RequestContext): Promise<TaskView[]> {
    return listMyTasks(context);
  }

  @ForAudience('signed-in')
  @Query(() => TaskView, {
    nullable: true,
    description: 'A task, for whoever asked for it and for Admin; else null.',
  })
  task(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<TaskView | null> {
    return loadTask(context, id);
  }

  @ForAudience('signed-in')
  @Query(() => TaskFailureConnection, {
    nullable: true,
    description: 'The records that a task could do nothing with; null where it is not the caller’s.',
  })
  taskFailures(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TaskFailureConnection | null> {
    return listTaskFailures(context, id, { first, after });
  }

  @ForAudience('signed-in')
  @Mutation(() => TaskView, {
    description:
      'Stops it after the step at hand: what was done stays done. One that is over stays as it is.',
  })
  stopTask(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<TaskView> {
    return stopTask(context, id);
  }

  @ForAudience('signed-in')
  @Mutation(() => String, {
    description: 'Where its file is downloaded, for a minute, by whoever has the address.',
  })
  downloadTask(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<string> {
    return linkToFile(context, id);
  }
}
