import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { messageRecordFields } from './contact-message-record.fields.js';

@ObjectType({ description: 'A message from a visitor, or a problem that a supplier reported, for staff.' })
export class MessageRecord extends outputFromFields(messageRecordFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The supplier that reported the problem. Null for other messages.',
  })
  reportedBySupplier!: NamedRef | null;
}

@ObjectType()
export class MessageRecordConnection {
  @Field(() => [MessageRecord]) nodes!: MessageRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
