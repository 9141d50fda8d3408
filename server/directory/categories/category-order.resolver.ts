import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { listCategories } from './categories.read-model.js';
import { CategoryWithChildren } from './category.type.js';
import { requireCategoryRecord } from './category-record.read-model.js';
import { CategoryRecord } from './category-record.type.js';
import {
  type CategoryOrderChange,
  moveCategory,
  sortCategories,
  undoCategoryOrder,
} from './order-categories.js';
import { moveSubCategory, sortSubCategories } from './order-sub-categories.js';

@ObjectType({ description: 'The result of reordering categories.' })
export class CategoryOrder implements CategoryOrderChange {
  @Field(() => [Int], {
    description: 'The ids of the categories with a position before the change, in order.',
  })
  was!: number[];
  @Field(() => [Int], {
    description:
      'The ids of the categories with a position after the change, in order. Others follow by name.',
  })
  ordered!: number[];
  @Field(() => [CategoryWithChildren], { description: 'All categories in their new order.' })
  categories!: CategoryWithChildren[];
}

async function withCategories(
  { app }: RequestContext,
  change: Promise<CategoryOrderChange>,
): Promise<CategoryOrder> {
  return { ...(await change), categories: await listCategories(app.database) };
}

/** The operations with which staff order categories and sub categories (R287). */
@Resolver()
export class CategoryOrderResolver {
  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description:
      'Moves a category before another one, or to the end. Throws CONFLICT if the other category no longer exists.',
  })
  moveCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'The id of the category to move it before. Null moves it to the end.',
    })
    before: number | null,
  ): Promise<CategoryOrder> {
    return withCategories(context, moveCategory(context, { id, before }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description: 'Removes the positions of all categories, which sorts them by name.',
  })
  sortCategories(@Ctx() context: RequestContext): Promise<CategoryOrder> {
    return withCategories(context, sortCategories(context));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description:
      'Undoes a change to the order of categories. Throws CONFLICT if the order has changed again, or if a category of the previous order no longer exists.',
  })
  undoCategoryOrder(
    @Ctx() context: RequestContext,
    @Arg('order', () => [Int], {
      description: 'The ids in their order before the change, from `was` of its result.',
    })
    order: number[],
    @Arg('expectedOrder', () => [Int], {
      description:
        'The ids in their order after the change, from `ordered` of its result. Throws CONFLICT if the order is different by now.',
    })
    expectedOrder: number[],
  ): Promise<CategoryOrder> {
    return withCategories(context, undoCategoryOrder(context, { order, expectedOrder }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description:
      'Moves a sub category before another one of its category, or to the end. Throws CONFLICT if the other sub category no longer exists.',
  })
  async moveSubCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('before', () => Int, {
      nullable: true,
      description: 'The id of the sub category to move it before. Null moves it to the end.',
    })
    before: number | null,
  ): Promise<CategoryRecord> {
    return requireCategoryRecord(context, await moveSubCategory(context, { id, before }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description: 'Removes the positions of the sub categories of a category, which sorts them by name.',
  })
  async sortSubCategories(
    @Ctx() context: RequestContext,
    @Arg('categoryId', () => Int) categoryId: number,
  ): Promise<CategoryRecord> {
    await sortSubCategories(context, categoryId);
    return requireCategoryRecord(context, categoryId);
  }
}
