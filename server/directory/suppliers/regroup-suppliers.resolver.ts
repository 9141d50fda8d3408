import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { TaskView } from '../../kits/tasks/task.type.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { planRegrouping, regroupSubCategory } from './regroup-suppliers.js';
import { SubCategoryRegrouping } from './regroup-suppliers.type.js';

/** Moving of a sub category and its suppliers to another category. */
@Resolver()
export class RegroupSuppliersResolver {
  @ForAudience('Admin')
  @Query(() => SubCategoryRegrouping, {
    description:
      'Returns the effect of moving a sub category to another category. Throws NOT_FOUND if there is no such sub category or category.',
  })
  subCategoryRegrouping(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the sub category.' }) id: number,
    @Arg('toId', () => Int, { description: 'The id of the category to move it to.' }) toId: number,
  ): Promise<SubCategoryRegrouping> {
    return planRegrouping(context, id, toId);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    nullable: true,
    description:
      'Moves a sub category and its suppliers to another category. Returns null if the sub category has no suppliers, since it is then moved at once, without a task. Throws BAD_USER_INPUT if the other category has a sub category of that name.',
  })
  regroupSubCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int, { description: 'The id of the sub category.' }) id: number,
    @Arg('toId', () => Int, { description: 'The id of the category to move it to.' }) toId: number,
  ): Promise<TaskView | null> {
    return regroupSubCategory(context, id, toId);
  }
}
