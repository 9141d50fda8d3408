import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { TimelineActor } from './timeline.type.js';

@ObjectType({ description: 'A deleted record, which can be restored until the retention period ends.' })
export class TrashEntry {
  @Field(() => Int, { description: 'The id of the record. It keeps its id when it is restored.' })
  recordId!: number;
  @Field({ description: 'The name or title of the record.' }) title!: string;
  @Field(() => TimelineActor, { description: 'The user who deleted the record.' }) deletedBy!: TimelineActor;
  @Field(() => GraphQLDateTime, { description: 'The time of the deletion.' }) deletedAt!: string;
  @Field(() => GraphQLDateTime, { description: 'The time at which the record is removed for good.' })
  storedUntil!: string;
}

@ObjectType()
export class TrashConnection {
  @Field(() => [TrashEntry]) nodes!: TrashEntry[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
