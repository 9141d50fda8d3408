import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { outputFromFields } from '../platform/graphql/output-from-fields.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { userFields } from './user.fields.js';

@ObjectType({ description: 'Somebody who signs in, as staff keep them.' })
export class UserRecord extends outputFromFields(userFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => NamedRef, { nullable: true }) supplier!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true }) impactBuyer!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true }) goodCause!: NamedRef | null;
  @Field({ description: 'Whether their address belongs to the product’s own domain.' }) staff!: boolean;
  @Field({ description: 'Whether they have proven that the address is theirs.' }) emailVerified!: boolean;
  @Field({ description: 'Whether they sign in with Google.' }) withGoogle!: boolean;
  @Field(() => GraphQLDateTime, { nullable: true }) lastSignedInAt!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType()
export class UserRecordConnection {
  @Field(() => [UserRecord]) nodes!: UserRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
