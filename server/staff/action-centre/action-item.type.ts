import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { TaskView } from '../../kits/tasks/task.type.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { actionItemFields } from './action-item.fields.js';

@ObjectType('ActionItem', { description: 'An action in the action centre that staff have to deal with.' })
export class ActionItemView extends outputFromFields(actionItemFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) updatedAt!: Date;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The user who caused the action. Null if no user did, such as for a message from a visitor.',
  })
  createdBy!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true, description: 'The assigned staff member. Null if unassigned.' })
  assignedTo!: NamedRef | null;
  @Field(() => Boolean, { description: 'True if the action is still new after its due date.' })
  overdue!: boolean;
}

@ObjectType()
export class ActionItemConnection {
  @Field(() => [ActionItemView]) nodes!: ActionItemView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

@ObjectType({ description: 'A change to an action, identified by the version that it created.' })
export class ActionItemChange {
  @Field(() => Int, { description: 'The id of the action.' }) id!: number;
  @Field(() => Int, { description: 'The version of the action after the change.' }) version!: number;
}

@ObjectType({ description: 'The result of dismissing actions.' })
export class DismissedActions {
  @Field(() => Int, { description: 'The number of actions that are dismissed now. 0 if a task was started.' })
  dismissed!: number;
  @Field(() => [ActionItemChange], {
    description: 'The actions that were not dismissed before. Undo reverses these changes.',
  })
  changes!: ActionItemChange[];
  @Field(() => TaskView, {
    nullable: true,
    description: 'The task that dismisses many actions. Null if they are dismissed already.',
  })
  task!: TaskView | null;
}
