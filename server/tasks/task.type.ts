import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { type TaskState, TaskStateEnum } from './task.states.js';

registerEnumType(TaskStateEnum, { name: 'TaskState', description: 'What becomes of a task.' });

@ObjectType('Task', { description: 'Long work that somebody has asked for.' })
export class TaskView {
  @Field(() => Int) id!: number;
  @Field({ description: 'The noun and the act, such as supplier.export.' }) kind!: string;
  @Field({ description: 'What screens call it.' }) title!: string;
  @Field(() => TaskStateEnum) state!: TaskState;
  @Field(() => Int, { description: 'Records that it is about.' }) total!: number;
  @Field(() => Int, { description: 'Records that it has been through.' }) done!: number;
  @Field(() => Int, { description: 'Records among those done that it could do nothing with.' })
  failed!: number;
  @Field(() => String, { nullable: true, description: 'Why it failed, in words for a person.' })
  problem!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'What its file is called, once it is finished; downloadTask leads to it.',
  })
  fileName!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: Date;
  @Field(() => GraphQLDateTime, { nullable: true }) finishedAt!: Date | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it is removed, with its file.' })
  expiresAt!: Date | null;
  @Field({ description: 'Whether undoTask takes back what it has changed: once, for whoever asked for it.' })
  canUndo!: boolean;
}

@ObjectType({ description: 'A record that a task could do nothing with.' })
export class TaskFailure {
  @Field(() => Int, { nullable: true }) recordId!: number | null;
  @Field(() => String, { nullable: true }) recordName!: string | null;
  @Field(() => String, { nullable: true, description: 'The field that was refused.' }) field!: string | null;
  @Field() message!: string;
}

@ObjectType()
export class TaskFailureConnection {
  @Field(() => [TaskFailure]) nodes!: TaskFailure[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
