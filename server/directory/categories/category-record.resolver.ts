import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { createCategory, deleteCategory, updateCategory } from './category.commands.js';
import { CategoryInput, CategoryListFilter, CategoryListSort } from './category-record.inputs.js';
import {
  answerCategoryRecord,
  listCategoryRecords,
  requireCategoryRecord,
} from './category-record.read-model.js';
import { CategoryRecord, CategoryRecordConnection } from './category-record.type.js';

/** The category operations for staff. */
@Resolver()
export class CategoryRecordResolver {
  @ForAudience('Admin')
  @Query(() => CategoryRecordConnection, {
    description: 'Returns a page of categories with their numbers of suppliers.',
  })
  categoryRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => CategoryListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => CategoryListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<CategoryRecordConnection>> {
    return listCategoryRecords(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin')
  @Query(() => CategoryRecord, {
    nullable: true,
    description: 'Returns a category by its id, or null if there is no such category.',
  })
  categoryRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<CategoryRecord | RawJson | null> {
    return answerCategoryRecord(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description: 'Creates a category. Can be repeated safely with an Idempotency-Key header.',
  })
  async createCategory(
    @Ctx() context: RequestContext,
    @Arg('input', () => CategoryInput) input: CategoryInput,
  ): Promise<CategoryRecord> {
    return requireCategoryRecord(context, await createCategory(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description:
      'Changes the given fields of a category. Throws CONFLICT if the version is not the latest, or if a sub category to delete has suppliers.',
  })
  async updateCategory(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => CategoryInput) input: CategoryInput,
  ): Promise<CategoryRecord> {
    await updateCategory(context, id, input, { version });
    return requireCategoryRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Moves a category with its sub categories to the trash. Throws CONFLICT if it has suppliers.',
  })
  async deleteCategory(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteCategory(context, id);
    return true;
  }
}
