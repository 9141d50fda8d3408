import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { TaskView } from '../tasks/task.type.js';
import { mergeCategory } from './merge-category.js';

/** A category that gives way to another one. */
@Resolver()
export class MergeCategoryResolver {
  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description:
      'Lists the suppliers of a category under another one, and deletes it then; those that are refused are listed, and it stays.',
  })
  mergeCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('toId', () => Int) toId: number,
  ): Promise<TaskView> {
    return mergeCategory(context, id, toId);
  }
}
