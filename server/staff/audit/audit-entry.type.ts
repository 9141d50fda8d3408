import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { TimelineActor, TimelineChange } from '../../kits/history/timeline.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';

@ObjectType({ description: 'An action of the audit log, on any type of record.' })
export class AuditEntry {
  @Field(() => ID) id!: string;
  @Field(() => GraphQLDateTime, { description: 'The time of the action.' }) occurredAt!: string;
  @Field(() => TimelineActor, { description: 'The user or system behind the action.' })
  actor!: TimelineActor;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the API token that the user acted with. Null without a token.',
  })
  tokenName!: string | null;
  @Field({ description: 'The action, such as `supplier.changed`.' }) action!: string;
  @Field({ description: 'The type of the record as stored in the log, such as `sales-enquiry`.' })
  subjectType!: string;
  @Field(() => Int, { nullable: true, description: 'The id of the record. Null if there is none.' })
  recordId!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the record. Null if it no longer exists or has no name.',
  })
  recordName!: string | null;
  @Field(() => [TimelineChange], {
    description:
      'The changed fields, as the timeline of the record shows them. Empty for records without a timeline.',
  })
  changes!: TimelineChange[];
  @Field(() => String, {
    nullable: true,
    description: 'The id of the request, as in the log of the server. Null if it is not known.',
  })
  requestId!: string | null;
}

@ObjectType()
export class AuditEntryConnection {
  @Field(() => [AuditEntry]) nodes!: AuditEntry[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of actions on all pages, counted up to 1,000.' })
  totalCount!: number;
}
