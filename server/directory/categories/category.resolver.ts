import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { parseInput, recordId } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { listCategories, loadCategory } from './categories.read-model.js';
import { CategoryWithChildren } from './category.type.js';

@Resolver()
export class CategoryResolver {
  @ForAudience('public')
  @Query(() => [CategoryWithChildren], {
    description: 'Returns all categories with their sub categories, in the order set by staff, then by name.',
  })
  categories(@Ctx() { app }: RequestContext): Promise<CategoryWithChildren[]> {
    return listCategories(app.database);
  }

  @ForAudience('public')
  @Query(() => CategoryWithChildren, {
    nullable: true,
    description: 'Returns a category by its id, or null if there is no such category.',
  })
  category(
    @Ctx() { app }: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<CategoryWithChildren | null> {
    return loadCategory(app.database, parseInput(recordId, id));
  }
}
