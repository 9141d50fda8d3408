import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type TaskState, TaskStateEnum } from './task.states.js';

registerEnumType(TaskStateEnum, {
  name: 'TaskState',
  description: 'The state of a task.',
  valuesConfig: {
    WAITING: { description: 'The task has not started yet.' },
    RUNNING: { description: 'The task is running.' },
    FINISHED: { description: 'The task is finished. Some records may have failed.' },
    STOPPED: { description: 'The task was stopped by a user.' },
    FAILED: { description: 'The task failed as a whole.' },
  },
});

@ObjectType('Task', { description: 'A long-running task that a user has started.' })
export class TaskView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The kind of the task, such as `supplier.export`.' }) kind!: string;
  @Field({ description: 'The title of the task for users.' }) title!: string;
  @Field(() => TaskStateEnum, { description: 'The state of the task.' }) state!: TaskState;
  @Field(() => Int, { description: 'The number of records in the task.' }) total!: number;
  @Field(() => Int, { description: 'The number of records that have been processed.' }) done!: number;
  @Field(() => Int, { description: 'The number of processed records that failed.' })
  failed!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the task failed, for users. Null if it did not fail.',
  })
  problem!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the file that the task has made. Null if there is no file yet. Use `downloadTask` to fetch it.',
  })
  fileName!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the task ended. Null until then.',
  })
  finishedAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the task and its file are removed. Null until the task ends.',
  })
  expiresAt!: Date | null;
  @Field({
    description:
      'True if the caller can undo the changes of the task with undoTask. This is possible once, for the user who started it.',
  })
  canUndo!: boolean;
}

@ObjectType({ description: 'A record that failed in a task.' })
export class TaskFailure {
  @Field(() => Int, { nullable: true, description: 'The id of the record. Null if it was not created.' })
  recordId!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the record. Null if it is not known.' })
  recordName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The field that was refused. Null if the failure is not about a field.',
  })
  field!: string | null;
  @Field({ description: 'The reason for the failure, for users.' }) message!: string;
}

@ObjectType()
export class TaskFailureConnection {
  @Field(() => [TaskFailure]) nodes!: TaskFailure[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
