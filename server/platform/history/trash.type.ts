import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../graphql/page-info.type.js';
import { TimelineActor } from './timeline.type.js';

@ObjectType({ description: 'A deleted record, which is kept whole until its time is over.' })
export class TrashEntry {
  @Field(() => Int, { description: 'The id that it had, and has again once it is restored.' })
  recordId!: number;
  @Field() title!: string;
  @Field(() => TimelineActor) deletedBy!: TimelineActor;
  @Field(() => GraphQLDateTime) deletedAt!: string;
  @Field(() => GraphQLDateTime) keptUntil!: string;
}

@ObjectType()
export class TrashConnection {
  @Field(() => [TrashEntry]) nodes!: TrashEntry[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
