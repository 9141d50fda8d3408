import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { messageRecordFields } from './contact-message-record.fields.js';

@ObjectType({ description: 'What a visitor wrote to us, as staff keep it.' })
export class MessageRecord extends outputFromFields(messageRecordFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType()
export class MessageRecordConnection {
  @Field(() => [MessageRecord]) nodes!: MessageRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
