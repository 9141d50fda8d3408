import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { linkToFile } from './download-task.js';
import { stopTask } from './stop-task.js';
import { listMyTasks, listTaskFailures, loadTask } from './task.read-model.js';
import { TaskFailureConnection, TaskView } from './task.type.js';

/** Long-running tasks that users start and watch. */
@Resolver()
export class TaskResolver {
  @ForAudience('signed-in')
  @Query(() => [TaskView], {
    description:
      'Returns the tasks that the caller has started, the latest first. Ended tasks are listed for a day. With an API token, lists only tasks of operations that its scopes allow.',
  })
  myTasks(@Ctx() context: RequestContext): Promise<TaskView[]> {
    return listMyTasks(context);
  }

  @ForAudience('signed-in')
  @Query(() => TaskView, {
    nullable: true,
    description:
      'Returns a task to the user who started it and to Admin, otherwise null. With an API token, also returns null unless its scopes allow the operation that started the task.',
  })
  task(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<TaskView | null> {
    return loadTask(context, id);
  }

  @ForAudience('signed-in')
  @Query(() => TaskFailureConnection, {
    nullable: true,
    description: 'Returns the records that failed in a task, or null if the caller may not see the task.',
  })
  taskFailures(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the task.' }) id: number,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TaskFailureConnection | null> {
    return listTaskFailures(context, id, { first, after });
  }

  @ForAudience('signed-in')
  @Mutation(() => TaskView, {
    description:
      'Stops a task after the current step. Finished work stays saved. Has no effect on a task that has ended.',
  })
  stopTask(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<TaskView> {
    return stopTask(context, id);
  }

  @ForAudience('signed-in')
  @Mutation(() => String, {
    description:
      'Returns the address of the task’s file. Anyone who has the address can download the file for a minute.',
  })
  downloadTask(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<string> {
    return linkToFile(context, id);
  }
}
