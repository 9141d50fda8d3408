import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { changeableHistory, readableHistory } from './history-access.js';
import type { Histories } from './record-history.js';
import { recordTypeEnum } from './record-type-enum.js';
import { restoreRecord } from './restore-record.js';
import { readTimeline } from './timeline.read-model.js';
import { TimelineConnection } from './timeline.type.js';
import { EMPTY_TRASH, listTrash } from './trash.read-model.js';
import { TrashConnection } from './trash.type.js';
import { undoChange } from './undo-change.js';

/** Creates the resolver of the timeline, Undo and the trash for the given record types. */
export function historyResolver(histories: Histories) {
  const RecordTypeEnum = recordTypeEnum(histories);

  @Resolver()
  class HistoryResolver {
    @ForAudience('Admin', 'Business', 'ImpactBusiness')
    @Query(() => TimelineConnection, {
      nullable: true,
      description:
        'Returns the changes of a record and the emails about it, newest first. Null if the record does not exist or the caller may not see it. An API token also needs the scope to read records of this type, and lists emails only with `mail:read`.',
    })
    async timeline(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
      @Arg('first', () => Int, { defaultValue: 20 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<TimelineConnection | null> {
      const history = readableHistory(context, histories, recordType);
      return history && readTimeline(context, history, { id, first, after });
    }

    @ForAudience('Admin', 'Business', 'ImpactBusiness')
    @Mutation(() => Int, {
      description:
        'Undoes the change that made this version of a record, and returns the new version. Throws NOT_FOUND if there is no such change, FORBIDDEN if the caller may not change all of its fields, BAD_USER_INPUT if the change is too old, and CONFLICT if one of its fields has changed since. An API token also needs the scope to change records of this type, and cannot undo changes of users.',
    })
    async undoChange(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int, { description: 'The version that the change made.' }) version: number,
    ): Promise<number> {
      return undoChange(context, changeableHistory(context, histories, recordType), id, version);
    }

    @ForAudience('Admin')
    @Query(() => TrashConnection, {
      description:
        'Returns the deleted records of a type, latest deletion first. Empty for an API token without the scope to read records of this type.',
    })
    async trash(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('search', () => String, { nullable: true, description: 'The text to find. Null lists all.' })
      search: string | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<TrashConnection> {
      const history = readableHistory(context, histories, recordType);
      return history ? listTrash(context, history, { search, first, after }) : EMPTY_TRASH;
    }

    @ForAudience('Admin')
    @Mutation(() => Boolean, {
      description:
        'Restores a deleted record with its id and everything that belonged to it. Throws NOT_FOUND if it is not in the trash, and CONFLICT if another record has taken its place. An API token also needs the scope to change records of this type.',
    })
    async restoreRecord(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      await restoreRecord(context, changeableHistory(context, histories, recordType), id);
      return true;
    }
  }
  return HistoryResolver;
}
