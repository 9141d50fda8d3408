import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../graphql/audience-directive.js';
import type { RequestContext } from '../request-context.js';
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
      description: 'What has happened to a record, newest first; null when the caller does not see it.',
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
        'Takes back the change that made this version of the record, while nothing of it has changed since; answers the version that this makes.',
    })
    undoChange(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('id', () => Int) id: number,
      @Arg('version', () => Int) version: number,
    ): Promise<number> {
      return undoChange(context, of(recordType), id, version);
    }

    @ForAudience('Admin')
    @Query(() => TrashConnection, { description: 'Deleted records of a kind, the latest first.' })
    trash(
      @Ctx() context: RequestContext,
      @Arg('recordType', () => RecordTypeEnum) recordType: string,
      @Arg('search', () => String, { nullable: true }) search: string | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<TrashConnection> {
      return listTrash(context, of(recordType), { search, first, after });
    }

    @ForAudience('Admin')
    @Mutation(() => Boolean, {
      description: 'Brings a deleted record back, with its id and all that hung on it.',
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
