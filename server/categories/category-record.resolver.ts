import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { CategoryInput, CategoryListFilter, CategoryListSort } from './category-record.inputs.js';
import {
  answerCategoryRecord,
  listCategoryRecords,
  requireCategoryRecord,
} from './category-record.read-model.js';
import { CategoryRecord, CategoryRecordConnection } from './category-record.type.js';
import { createCategory, deleteCategory, updateCategory } from './keep-category.js';

/** Categories as staff keep them up to date. */
@Resolver()
export class CategoryRecordResolver {
  @ForAudience('Admin')
  @Query(() => CategoryRecordConnection, { description: 'Categories with how many suppliers are in them.' })
  categoryRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => CategoryListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => CategoryListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<CategoryRecordConnection>> {
    return listCategoryRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin')
  @Query(() => CategoryRecord, { nullable: true })
  categoryRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<CategoryRecord | JsonText | null> {
    return answerCategoryRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, { description: 'Repeatable with an Idempotency-Key header.' })
  async createCategory(
    @Ctx() context: RequestContext,
    @Arg('input', () => CategoryInput) input: CategoryInput,
  ): Promise<CategoryRecord> {
    return requireCategoryRecord(context, await createCategory(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => CategoryRecord, {
    description:
      'Changes only what is given. A stale version is refused with CONFLICT, and so is deleting a sub category that suppliers are listed under.',
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
      'Deletes a category that no supplier is listed under, with its sub categories; else refused with CONFLICT.',
  })
  async deleteCategory(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteCategory(context, id);
    return true;
  }
}
