import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { listCategories } from './categories.read-model.js';
import { CategoryWithChildren } from './category.type.js';
import { requireCategoryRecord } from './category-record.read-model.js';
import { CategoryRecord } from './category-record.type.js';
import {
  type CategoryOrderChange,
  moveCategory,
  returnCategoryOrder,
  sortCategories,
} from './order-categories.js';
import { moveSubCategory, sortSubCategories } from './order-sub-categories.js';

@ObjectType({ description: 'What has become of the order of categories.' })
export class CategoryOrder implements CategoryOrderChange {
  @Field(() => [Int], { description: 'Those that had a place before, first to last.' }) was!: number[];
  @Field(() => [Int], { description: 'Those that have one now; the others stand behind them, by name.' })
  ordered!: number[];
  @Field(() => [CategoryWithChildren], { description: 'All of them, as they stand now.' })
  categories!: CategoryWithChildren[];
}

async function withCategories(
  { app }: RequestContext,
  change: Promise<CategoryOrderChange>,
): Promise<CategoryOrder> {
  return { ...(await change), categories: await listCategories(app.database) };
}

/** The order of categories, and of the sub categories of each, for staff to give (R287). */
@Resolver()
export class CategoryOrderResolver {
  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description: 'Puts a category before another, or last where none is named.',
  })
  moveCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('before', () => Int, { nullable: true }) before: number | null,
  ): Promise<CategoryOrder> {
    return withCategories(context, moveCategory(context, { id, before }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description: 'Takes the order of categories away: all stand by name again.',
  })
  sortCategories(@Ctx() context: RequestContext): Promise<CategoryOrder> {
    return withCategories(context, sortCategories(context));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryOrder, {
    description:
      'Takes a change of the order back. One that has been changed again since is refused with CONFLICT.',
  })
  returnCategoryOrder(
    @Ctx() context: RequestContext,
    @Arg('ordered', () => [Int], { description: 'What `was` said of the change.' }) ordered: number[],
    @Arg('seen', () => [Int], { description: 'What `ordered` said of the change.' }) seen: number[],
  ): Promise<CategoryOrder> {
    return withCategories(context, returnCategoryOrder(context, { ordered, seen }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description: 'Puts a sub category before another of its category, or last where none is named.',
  })
  async moveSubCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('before', () => Int, { nullable: true }) before: number | null,
  ): Promise<CategoryRecord> {
    return requireCategoryRecord(context, await moveSubCategory(context, { id, before }));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description: 'Takes the order of the sub categories of a category away: they stand by name again.',
  })
  async sortSubCategories(
    @Ctx() context: RequestContext,
    @Arg('categoryId', () => Int) categoryId: number,
  ): Promise<CategoryRecord> {
    await sortSubCategories(context, categoryId);
    return requireCategoryRecord(context, categoryId);
  }
}
