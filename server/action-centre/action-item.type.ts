import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { TaskView } from '../tasks/task.type.js';
import { actionItemFields } from './action-item.fields.js';

@ObjectType('ActionItem', { description: 'Something that waits for staff.' })
export class ActionItemView extends outputFromFields(actionItemFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The user who caused it. Null if no user did, such as for a message from a visitor.',
  })
  createdBy!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true }) assignedTo!: NamedRef | null;
  @Field(() => Boolean, { description: 'It waits still, and its time is over.' }) overdue!: boolean;
}

@ObjectType()
export class ActionItemConnection {
  @Field(() => [ActionItemView]) nodes!: ActionItemView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@ObjectType({ description: 'A change of an action, by the version that it made.' })
export class ActionItemChange {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
}

@ObjectType({ description: 'What has become of actions that were to be dismissed.' })
export class DismissedActions {
  @Field(() => Int, { description: 'How many are dismissed by now.' }) dismissed!: number;
  @Field(() => [ActionItemChange], { description: 'Those that were not dismissed before, to be taken back.' })
  changes!: ActionItemChange[];
  @Field(() => TaskView, { nullable: true, description: 'What dismisses them, where they are many.' })
  task!: TaskView | null;
}
