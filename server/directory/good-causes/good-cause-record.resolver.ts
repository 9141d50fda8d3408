import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import {
  createMutation,
  deleteMutation,
  pageQuery,
  recordQuery,
  updateMutation,
} from '../../kits/nouns/record-operations.js';
import type { ResolverClass } from '../../kits/tasks/task-kind.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
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

@Resolver()
class GoodCauseRecordActionResolver {
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

/** The good cause operations for staff and for the users of a good cause. */
export const goodCauseRecordResolvers: readonly ResolverClass[] = [
  pageQuery(
    {
      name: 'goodCauseRecords',
      audience: ['Admin', 'GoodCause'],
      description:
        'Returns a page of good causes with all their fields. Staff see all good causes. Users of a good cause see only their own.',
    },
    { Connection: GoodCauseRecordConnection, Filter: GoodCauseListFilter, Sort: GoodCauseListSort },
    listGoodCauseRecords,
  ),
  recordQuery(
    {
      name: 'goodCauseRecord',
      audience: ['Admin', 'GoodCause'],
      description:
        'Returns a good cause with all its fields. Null if it does not exist or is not the caller’s own. Staff see every good cause.',
    },
    GoodCauseRecordView,
    answerGoodCauseRecord,
  ),
  createMutation(
    {
      name: 'createGoodCause',
      description: 'Creates a good cause. Can be retried safely with an Idempotency-Key header.',
    },
    { View: GoodCauseRecordView, Input: GoodCauseInput, required: requireGoodCauseRecord },
    createGoodCause,
  ),
  updateMutation(
    {
      name: 'updateGoodCause',
      description:
        'Changes the given fields of a good cause. Throws CONFLICT if the version is not the latest.',
    },
    { View: GoodCauseRecordView, Input: GoodCauseInput, required: requireGoodCauseRecord },
    updateGoodCause,
  ),
  deleteMutation(
    {
      name: 'deleteGoodCause',
      description:
        'Moves a good cause to the trash. Throws CONFLICT if other records refer to it. The message counts them.',
    },
    deleteGoodCause,
  ),
  GoodCauseRecordActionResolver,
];
