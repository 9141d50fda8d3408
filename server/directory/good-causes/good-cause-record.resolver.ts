import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ListFilter, ListSort } from '../../kits/lists/list-inputs.js';
import type { RawJson, Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import {
  createGoodCause,
  deleteGoodCause,
  rotateGoodCauseLinkKey,
  updateGoodCause,
} from './good-cause.commands.js';
import { GoodCauseInput, GoodCauseListFilter, GoodCauseListSort } from './good-cause-record.inputs.js';
import {
  answerGoodCauseRecord,
  listGoodCauseRecords,
  requireGoodCauseRecord,
} from './good-cause-record.read-model.js';
import { GoodCauseRecordConnection, GoodCauseRecordView } from './good-cause-record.type.js';

/** The good cause operations for staff and for the users of a good cause. */
@Resolver()
export class GoodCauseRecordResolver {
  @ForAudience('Admin', 'GoodCause')
  @Query(() => GoodCauseRecordConnection, {
    description:
      'Returns a page of good causes with all their fields. Staff see all of them. Users of a good cause see only their own.',
  })
  goodCauseRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => GoodCauseListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => GoodCauseListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<GoodCauseRecordConnection>> {
    return listGoodCauseRecords(context, { filter, sort, first, after }, selection);
  }

  @ForAudience('Admin', 'GoodCause')
  @Query(() => GoodCauseRecordView, {
    nullable: true,
    description:
      'Returns a good cause with all its fields. Null if it does not exist or is not the caller’s own. Staff see all of them.',
  })
  goodCauseRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @SelectedFields() selection: Selection | null,
  ): Promise<GoodCauseRecordView | RawJson | null> {
    return answerGoodCauseRecord(context, id, selection);
  }

  @ForAudience('Admin')
  @Mutation(() => GoodCauseRecordView, {
    description: 'Creates a good cause. Can be repeated safely with an Idempotency-Key header.',
  })
  async createGoodCause(
    @Ctx() context: RequestContext,
    @Arg('input', () => GoodCauseInput) input: GoodCauseInput,
  ): Promise<GoodCauseRecordView> {
    return requireGoodCauseRecord(context, await createGoodCause(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => GoodCauseRecordView, {
    description:
      'Changes the given fields of a good cause. Throws CONFLICT if the version is not the latest.',
  })
  async updateGoodCause(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => GoodCauseInput) input: GoodCauseInput,
  ): Promise<GoodCauseRecordView> {
    await updateGoodCause(context, id, input, { version });
    return requireGoodCauseRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description:
      'Moves a good cause to the trash. Throws CONFLICT if other records refer to it. The message counts them.',
  })
  async deleteGoodCause(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteGoodCause(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => GoodCauseRecordView, {
    description: 'Replaces the link key of a good cause. Links with the old key no longer work.',
  })
  async rotateGoodCauseLinkKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<GoodCauseRecordView> {
    await rotateGoodCauseLinkKey(context, id);
    return requireGoodCauseRecord(context, id);
  }
}
