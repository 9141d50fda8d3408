import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { TaskView } from '../tasks/task.type.js';
import { planRegrouping, regroupSubCategory } from './regroup-suppliers.js';
import { SubCategoryRegrouping } from './regroup-suppliers.type.js';

/** A sub category that goes to another category, and its suppliers after it. */
@Resolver()
export class RegroupSuppliersResolver {
  @ForAudience('Admin')
  @Query(() => SubCategoryRegrouping)
  subCategoryRegrouping(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('toId', () => Int) toId: number,
  ): Promise<SubCategoryRegrouping> {
    return planRegrouping(context, id, toId);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    nullable: true,
    description:
      'Moves a sub category to another category, and lists its suppliers there; null where there are none, and it is moved already. Refused where the other category has one of that name.',
  })
  regroupSubCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('toId', () => Int) toId: number,
  ): Promise<TaskView | null> {
    return regroupSubCategory(context, id, toId);
  }
}
