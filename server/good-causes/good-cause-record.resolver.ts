import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Answered, AskedFields, JsonText } from '../platform/database/asked-fields.js';
import { Asked } from '../platform/graphql/asked.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { ListFilter, ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { GoodCauseInput, GoodCauseListFilter, GoodCauseListSort } from './good-cause-record.inputs.js';
import {
  answerGoodCauseRecord,
  listGoodCauseRecords,
  requireGoodCauseRecord,
} from './good-cause-record.read-model.js';
import { GoodCauseRecordConnection, KeptGoodCause } from './good-cause-record.type.js';
import {
  createGoodCause,
  deleteGoodCause,
  rotateGoodCauseLinkKey,
  updateGoodCause,
} from './keep-good-cause.js';

/** Good causes as staff keep them up to date, and their own users see them. */
@Resolver()
export class GoodCauseRecordResolver {
  @ForAudience('Admin', 'GoodCause')
  @Query(() => GoodCauseRecordConnection, {
    description: 'Good causes with all that is in them: Admin sees every one, a cause’s own user that one.',
  })
  goodCauseRecords(
    @Ctx() context: RequestContext,
    @Arg('filter', () => GoodCauseListFilter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => GoodCauseListSort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Asked() asked: AskedFields | null,
  ): Promise<Answered<GoodCauseRecordConnection>> {
    return listGoodCauseRecords(context, { filter, sort, first, after }, asked);
  }

  @ForAudience('Admin', 'GoodCause')
  @Query(() => KeptGoodCause, {
    nullable: true,
    description: 'A cause with all that is in it; null when it is not the caller’s to see.',
  })
  goodCauseRecord(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Asked() asked: AskedFields | null,
  ): Promise<KeptGoodCause | JsonText | null> {
    return answerGoodCauseRecord(context, id, asked);
  }

  @ForAudience('Admin')
  @Mutation(() => KeptGoodCause, { description: 'Repeatable with an Idempotency-Key header.' })
  async createGoodCause(
    @Ctx() context: RequestContext,
    @Arg('input', () => GoodCauseInput) input: GoodCauseInput,
  ): Promise<KeptGoodCause> {
    return requireGoodCauseRecord(context, await createGoodCause(context, input));
  }

  @ForAudience('Admin')
  @Mutation(() => KeptGoodCause, {
    description: 'Changes only the fields given. A stale version is refused with CONFLICT.',
  })
  async updateGoodCause(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => GoodCauseInput) input: GoodCauseInput,
  ): Promise<KeptGoodCause> {
    await updateGoodCause(context, id, input, { version });
    return requireGoodCauseRecord(context, id);
  }

  @ForAudience('Admin')
  @Mutation(() => Boolean, {
    description: 'Deletes a cause that nothing refers to; else refused with CONFLICT and what does.',
  })
  async deleteGoodCause(@Ctx() context: RequestContext, @Arg('id', () => Int) id: number): Promise<boolean> {
    await deleteGoodCause(context, id);
    return true;
  }

  @ForAudience('Admin')
  @Mutation(() => KeptGoodCause, { description: 'The old key opens nothing from then on.' })
  async rotateGoodCauseLinkKey(
    @Ctx() context: RequestContext,
    @Arg('id', () => Int) id: number,
  ): Promise<KeptGoodCause> {
    await rotateGoodCauseLinkKey(context, id);
    return requireGoodCauseRecord(context, id);
  }
}
