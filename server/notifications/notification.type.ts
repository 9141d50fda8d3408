import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { TimelineActor } from '../platform/history/timeline.type.js';

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
  description:
    'CHANGE: somebody else changed a record that one sees. ACCOUNT: what happened to one’s own sign-in. MAIL: one could not be delivered. TASK: one of one’s own did not do all of its work. WORK: a colleague of staff has done something with many records.',
});

@ObjectType('Notification', { description: 'Something that the caller may want to know of.' })
export class NotificationView {
  @Field(() => ID) id!: string;
  @Field(() => NotificationKindEnum) kind!: NotificationKind;
  @Field(() => GraphQLDateTime) at!: string;
  @Field() unread!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'What the activity log calls it, of records and accounts.',
  })
  action!: string | null;
  @Field(() => TimelineActor, { nullable: true }) actor!: TimelineActor | null;
  @Field(() => String, { nullable: true, description: 'The `RecordType` of a changed record.' })
  recordType!: string | null;
  @Field(() => Int, { nullable: true, description: 'Of the record.' }) recordId!: number | null;
  @Field(() => ID, { nullable: true, description: 'Of the mail.' }) mailId!: string | null;
  @Field(() => String, { nullable: true, description: 'What the record, the mail or the task is called.' })
  title!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why a mail or a task failed; with how many records something was done.',
  })
  detail!: string | null;
  @Field(() => [String], { description: 'The fields that were changed, as far as the caller sees them.' })
  fields!: string[];
}

@ObjectType({ description: 'What happened within 30 days, newest first.' })
export class Notifications {
  @Field(() => [NotificationView]) nodes!: NotificationView[];
  @Field(() => Int, { description: 'How many of the newest hundred are unread.' }) unreadCount!: number;
}
