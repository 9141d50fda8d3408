import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { Histories, RecordHistory } from './record-history.js';
import { recordTypeEnum } from './record-type-enum.js';
import { restoreRecord } from './restore-record.js';
import { readTimeline } from './timeline.read-model.js';
import { TimelineConnection } from './timeline.type.js';
import { listTrash } from './trash.read-model.js';
import { TrashConnection } from './trash.type.js';
import { undoChange } from './undo-change.js';

/** Creates the resolver of the timeline, Undo and the trash for the given record types. */
export function historyResolver(histories: Histories) {
  const RecordTypeEnum = recordTypeEnum(histories);
  const of = (name: string) => histories[name] as RecordHistory;

  @Resolver()
  class HistoryResolver {
    @ForAudience('Admin', 'Business', 'ImpactBusiness')
    @Query(() => TimelineConnection, {
      nullable: true,
      description:
        'Returns the changes of a record and the emails about it, newest first. Null if the record does not exist or the caller may not see it.',
    })
    timeline(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
      @Arg('first', () => Int, { defaultValue: 20 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<TimelineConnection | null> {
      return readTimeline(context, of(recordType), { id, first, after });
    }

    @ForAudience('Admin', 'Business', 'ImpactBusiness')
    @Mutation(() => Int, {
      description:
        'Undoes the change that made this version of a record, and returns the new version. Throws NOT_FOUND if there is no such change, FORBIDDEN if the caller may not change all of its fields, BAD_USER_INPUT if the change is too old, and CONFLICT if one of its fields has changed since.',
    })
    undoChange(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int, { description: 'The version that the change made.' }) version: number,
    ): Promise<number> {
      return undoChange(context, of(recordType), id, version);
    }

    @ForAudience('Admin')
    @Query(() => TrashConnection, {
      description: 'Returns the deleted records of a type, latest deletion first.',
    })
    trash(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('search', () => String, { nullable: true, description: 'The text to find. Null lists all.' })
      search: string | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<TrashConnection> {
      return listTrash(context, of(recordType), { search, first, after });
    }

    @ForAudience('Admin')
    @Mutation(() => Boolean, {
      description:
        'Restores a deleted record with its id and everything that belonged to it. Throws NOT_FOUND if it is not in the trash, and CONFLICT if another record has taken its place.',
    })
    async restoreRecord(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
    ): Promise<boolean> {
      await restoreRecord(context, of(recordType), id);
      return true;
    }
  }
  return HistoryResolver;
}
