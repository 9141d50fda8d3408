import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';

/** The kind of actor, as shown to the viewer. */
const ActorKindEnum = {
  YOU: 'you',
  PERSON: 'person',
  STAFF: 'staff',
  OTHER: 'other',
  FORMER: 'former',
  WEBSITE: 'visitor',
  LINK: 'link',
  SYSTEM: 'system',
  COMMAND: 'command',
} as const;
export type ActorKind = (typeof ActorKindEnum)[keyof typeof ActorKindEnum];
registerEnumType(ActorKindEnum, {
  name: 'TimelineActorKind',
  description:
    'The kind of actor. Callers other than staff see the names of themselves and of colleagues only.',
  valuesConfig: {
    YOU: { description: 'The calling user.' },
    PERSON: { description: 'A user whose name the caller may see.' },
    STAFF: { description: 'A member of staff, without the name.' },
    OTHER: { description: 'Another user, whose name is not shown.' },
    FORMER: { description: 'A user who no longer has an account.' },
    WEBSITE: { description: 'A visitor who was not signed in.' },
    LINK: { description: 'A holder of the link of an impact buyer.' },
    SYSTEM: { description: 'The product itself, for example a scheduled job.' },
    COMMAND: { description: 'A command that an operator ran on the server.' },
  },
});

/** The format of a value in the timeline. */
const ValueKindEnum = {
  TEXT: 'text',
  NUMBER: 'number',
  DAY: 'day',
  INSTANT: 'instant',
  CHOICE: 'choice',
  FLAG: 'flag',
  LIST: 'list',
  ROW: 'row',
} as const;
export type ValueKind = (typeof ValueKindEnum)[keyof typeof ValueKindEnum];
registerEnumType(ValueKindEnum, {
  name: 'TimelineValueKind',
  description: 'The type of the values of a change.',
  valuesConfig: {
    TEXT: { description: 'Any other text.' },
    NUMBER: { description: 'A number in decimal digits.' },
    DAY: { description: 'A day as YYYY-MM-DD.' },
    INSTANT: { description: 'A date and time in ISO 8601.' },
    CHOICE: { description: 'One of a fixed set of values.' },
    FLAG: { description: 'The text true or false.' },
    LIST: { description: 'A list of texts, joined by commas.' },
    ROW: {
      description:
        'A row that belongs to the record. Without `before` it was added, without `after` it was removed.',
    },
  },
});

const JobStateEnum = { WAITING: 'waiting', STARTED: 'started', PARKED: 'parked' } as const;
export type JobState = (typeof JobStateEnum)[keyof typeof JobStateEnum];
registerEnumType(JobStateEnum, {
  name: 'TimelineJobState',
  description: 'The state of a job.',
  valuesConfig: {
    WAITING: { description: 'Waiting to be handed to the queue.' },
    STARTED: { description: 'Handed to the queue.' },
    PARKED: { description: 'Set aside because the queue refused it or no running process knew it.' },
  },
});

@ObjectType({ description: 'The user or system behind an entry of a timeline.' })
export class TimelineActor {
  @Field(() => ActorKindEnum, { description: 'The kind of actor.' }) kind!: ActorKind;
  @Field(() => String, {
    nullable: true,
    description:
      'The full name of the user, or the email address if there is no name. Null if the caller may not see it.',
  })
  name!: string | null;
}

@ObjectType({ description: 'A change of a field or of a list of rows. Long texts are shortened.' })
export class TimelineChange {
  @Field({ description: 'The name of the field or list.' }) field!: string;
  @Field(() => ValueKindEnum, { description: 'The type of the values.' }) kind!: ValueKind;
  @Field(() => String, { nullable: true, description: 'The value before the change. Null if it was empty.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'The value after the change. Null if it is empty.' })
  after!: string | null;
  @Field({ description: 'False if the values of a personal field are no longer stored.' })
  valuesStored!: boolean;
}

@ObjectType({ description: 'An email about the record, with its delivery status.' })
export class TimelineMail {
  @Field(() => ID, { nullable: true, description: 'The id in the mailbox. Null unless the caller is staff.' })
  id!: string | null;
  @Field({ description: 'The kind of email, such as `sales-enquiry.to-supplier`.' }) kind!: string;
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: 'The address of the recipient.' }) toAddress!: string;
  @Field(() => MailStatusEnum, { description: 'The delivery status.' }) status!: MailStatus;
  @Field(() => String, { nullable: true, description: 'The delivery error. Null if there is none.' })
  error!: string | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'The time of sending. Null if not sent.' })
  sentAt!: string | null;
}

@ObjectType({ description: 'A job that followed from a change.' })
export class TimelineJob {
  @Field({ description: 'The name of the job, such as `mail.deliver`.' }) job!: string;
  @Field(() => JobStateEnum, { description: 'The state of the job.' }) state!: JobState;
}

@ObjectType({ description: 'An entry in the timeline of a record: a change, or an email about it.' })
export class TimelineEntry {
  @Field(() => ID) id!: string;
  @Field(() => GraphQLDateTime, { description: 'The time of the change or email.' }) at!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The action, such as `supplier.changed`. Null for emails.',
  })
  action!: string | null;
  @Field(() => TimelineActor, { nullable: true, description: 'The actor of the change. Null for emails.' })
  actor!: TimelineActor | null;
  @Field(() => [TimelineChange], { description: 'The changes that the caller may see. Empty for emails.' })
  changes!: TimelineChange[];
  @Field(() => [TimelineJob], { description: 'Jobs that followed from the change.' }) jobs!: TimelineJob[];
  @Field(() => TimelineMail, { nullable: true, description: 'The email. Null for changes.' })
  mail!: TimelineMail | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the record after the change, for `undoChange`. Null if the record was not changed.',
  })
  version!: number | null;
  @Field({
    description: 'True if the caller may undo the change, which has to be the latest change of the record.',
  })
  canUndo!: boolean;
}

@ObjectType({
  description:
    'A page of the history of a record. It has no total count, since counting would read the whole history.',
})
export class TimelineConnection {
  @Field(() => [TimelineEntry]) nodes!: TimelineEntry[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}
