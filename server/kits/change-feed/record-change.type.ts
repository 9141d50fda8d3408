import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Histories } from '../history/record-history.js';
import { recordTypeEnum } from '../history/record-type-enum.js';

/** A change of a record, as the log has it. */
export interface RecordChangeRow {
  recordType: string;
  id: number;
  version: number;
  changedAt: string;
  deleted: boolean;
}

/** A page of changes. */
export interface ChangePage {
  changes: RecordChangeRow[];
  position: string;
  hasMore: boolean;
}

/** Creates the types of the change feed for these record types. */
export function changeFeedTypes(histories: Histories) {
  const RecordTypeEnum = recordTypeEnum(histories);

  @ObjectType({ description: 'A record that was created, changed or deleted. Read it to get its values.' })
  class RecordChange implements RecordChangeRow {
    @Field(() => RecordTypeEnum, { description: 'The type of the record.' }) recordType!: string;
    @Field(() => Int, { description: 'The id of the record.' }) id!: number;
    @Field(() => Int, {
      description: 'The version of the record after the change, or before its deletion.',
    })
    version!: number;
    @Field(() => GraphQLDateTime, { description: 'The time of the change.' }) changedAt!: string;
    @Field({ description: 'True if the record was deleted.' }) deleted!: boolean;
  }

  @ObjectType({ description: 'A page of the change feed. It has no total count: the feed never ends.' })
  class ChangeFeed implements ChangePage {
    @Field(() => [RecordChange], { description: 'The changes, oldest first.' }) changes!: RecordChange[];
    @Field({ description: 'The position after these changes. Send it as `after` to continue.' })
    position!: string;
    @Field({ description: 'True if more changes are ready to be read now.' }) hasMore!: boolean;
  }
  return { RecordTypeEnum, ChangeFeed };
}
