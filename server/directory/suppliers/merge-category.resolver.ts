import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { TaskView } from '../../kits/tasks/task.type.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { mergeCategory } from './merge-category.js';

/** Merging of a category into another one. */
@Resolver()
export class MergeCategoryResolver {
  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description:
      'Starts a task that moves the suppliers of a category to another category and then deletes the first category. If suppliers cannot be changed, `taskFailures` lists them and the category stays.',
  })
  mergeCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the category to delete.' }) id: number,
    @Arg('toId', () => Int, { description: 'The id of the category that receives the suppliers.' })
    toId: number,
  ): Promise<TaskView> {
    return mergeCategory(context, id, toId);
  }
}
