import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '../graphql/page-info.type.js';
import { type MailStatus, MailStatusEnum } from '../mail/mail-status.js';

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
} as const;
export type ActorKind = (typeof ActorKindEnum)[keyof typeof ActorKindEnum];
registerEnumType(ActorKindEnum, {
  name: 'TimelineActorKind',
  description:
    'YOU and PERSON have names; STAFF and OTHER are told to those who are not told who; FORMER has no account any more.',
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
  description: 'A ROW hangs on the record: without `before` it was added, without `after` taken away.',
});

const JobStateEnum = { WAITING: 'waiting', STARTED: 'started', PARKED: 'parked' } as const;
export type JobState = (typeof JobStateEnum)[keyof typeof JobStateEnum];
registerEnumType(JobStateEnum, {
  name: 'TimelineJobState',
  description: 'How far work has come that followed.',
});

@ObjectType()
export class TimelineActor {
  @Field(() => ActorKindEnum) kind!: ActorKind;
  @Field(() => String, { nullable: true }) name!: string | null;
}

@ObjectType({ description: 'What a field said before and after, long texts shortened.' })
export class TimelineChange {
  @Field() field!: string;
  @Field(() => ValueKindEnum) kind!: ValueKind;
  @Field(() => String, { nullable: true }) before!: string | null;
  @Field(() => String, { nullable: true }) after!: string | null;
  @Field({ description: 'False where the words of a personal field are no longer kept.' }) kept!: boolean;
}

@ObjectType({ description: 'A mail about the record, with what became of it.' })
export class TimelineMail {
  @Field(() => ID, { nullable: true, description: 'In the mailbox, for staff.' }) id!: string | null;
  @Field() kind!: string;
  @Field() subject!: string;
  @Field() toAddress!: string;
  @Field(() => MailStatusEnum) status!: MailStatus;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => GraphQLDateTime, { nullable: true }) sentAt!: string | null;
}

@ObjectType({ description: 'Work that followed from a change.' })
export class TimelineJob {
  @Field() job!: string;
  @Field(() => JobStateEnum) state!: JobState;
}

@ObjectType({ description: 'Something that has happened to a record: a change, or a mail about it.' })
export class TimelineEntry {
  @Field(() => ID) id!: string;
  @Field(() => GraphQLDateTime) at!: string;
  @Field(() => String, { nullable: true, description: 'Such as `supplier.changed`; null for mails.' })
  action!: string | null;
  @Field(() => TimelineActor, { nullable: true }) actor!: TimelineActor | null;
  @Field(() => [TimelineChange]) changes!: TimelineChange[];
  @Field(() => [TimelineJob]) jobs!: TimelineJob[];
  @Field(() => TimelineMail, { nullable: true }) mail!: TimelineMail | null;
  @Field(() => Int, { nullable: true, description: 'What the change made of the record, for `undoChange`.' })
  version!: number | null;
  @Field({ description: 'Whether the caller may take it back: the newest change of the record alone.' })
  canUndo!: boolean;
}

@ObjectType()
export class TimelineConnection {
  @Field(() => [TimelineEntry]) nodes!: TimelineEntry[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
}
