import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Histories } from '../../kits/history/record-history.js';
import { recordTypeEnum } from '../../kits/history/record-type-enum.js';
import { TimelineActor } from '../../kits/history/timeline.type.js';

const NotificationKindEnum = {
  CHANGE: 'change',
  ACCOUNT: 'account',
  MAIL: 'mail',
  TASK: 'task',
  WORK: 'work',
} as const;
type NotificationKind = (typeof NotificationKindEnum)[keyof typeof NotificationKindEnum];
registerEnumType(NotificationKindEnum, {
  name: 'NotificationKind',
  description: 'The kind of a notification.',
  valuesConfig: {
    CHANGE: { description: 'Another user changed a record that the caller sees.' },
    ACCOUNT: { description: 'The caller’s own account changed.' },
    MAIL: { description: 'An email could not be delivered.' },
    TASK: { description: 'A task of the caller failed, wholly or in part.' },
    WORK: { description: 'Another staff member changed many records at once.' },
  },
});

/** A notification in the form that the API returns. */
interface NotificationRow {
  id: string;
  kind: NotificationKind;
  at: string;
  unread: boolean;
  action: string | null;
  actor: TimelineActor | null;
  recordType: string | null;
  recordId: number | null;
  mailId: string | null;
  title: string | null;
  detail: string | null;
  fields: string[];
}

/** The notifications of a user. */
export interface NotificationPage {
  nodes: NotificationRow[];
  unreadCount: number;
}

/** Creates the type of notifications about these record types. */
export function notificationType(histories: Histories) {
  const RecordTypeEnum = recordTypeEnum(histories);

  @ObjectType('Notification', { description: 'A notification for the caller.' })
  class NotificationView implements NotificationRow {
    @Field(() => ID) id!: string;
    @Field(() => NotificationKindEnum, { description: 'The kind of the notification.' })
    kind!: NotificationKind;
    @Field(() => GraphQLDateTime, { description: 'The time of the event.' }) at!: string;
    @Field({ description: 'True if the caller has not read the notification.' }) unread!: boolean;
    @Field(() => String, {
      nullable: true,
      description:
        'The name of the action in the activity log. Null unless the notification is about a record or an account.',
    })
    action!: string | null;
    @Field(() => TimelineActor, {
      nullable: true,
      description: 'The user or system that acted. Null if the notification has no actor.',
    })
    actor!: TimelineActor | null;
    @Field(() => RecordTypeEnum, {
      nullable: true,
      description: 'The type of the changed record. Null if the notification is not about a record.',
    })
    recordType!: string | null;
    @Field(() => Int, {
      nullable: true,
      description: 'The id of the changed record. Null if the notification is not about a record.',
    })
    recordId!: number | null;
    @Field(() => ID, {
      nullable: true,
      description: 'The id of the email. Null if the notification is not about an email.',
    })
    mailId!: string | null;
    @Field(() => String, { nullable: true, description: 'The name of the record, the email or the task.' })
    title!: string | null;
    @Field(() => String, {
      nullable: true,
      description: 'The reason why an email or a task failed, or the number of records that were changed.',
    })
    detail!: string | null;
    @Field(() => [String], { description: 'The names of the changed fields that the caller may see.' })
    fields!: string[];
  }

  @ObjectType({ description: 'The notifications of the last 30 days, newest first.' })
  class Notifications implements NotificationPage {
    @Field(() => [NotificationView]) nodes!: NotificationView[];
    @Field(() => Int, { description: 'The number of unread notifications among the newest hundred.' })
    unreadCount!: number;
  }
  return Notifications;
}
