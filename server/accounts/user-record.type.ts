import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { outputFromFields } from '../kits/records/output-from-fields.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { userFields } from './user.fields.js';

@ObjectType({ description: 'A user with the fields that staff see.' })
export class UserRecord extends outputFromFields(userFields, ['Admin']) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The supplier that the user belongs to. Null if there is none.',
  })
  supplier!: NamedRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The impact buyer of the user. Null if there is none.',
  })
  impactBuyer!: NamedRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The good cause of the user. Null if there is none.',
  })
  goodCause!: NamedRef | null;
  @Field({ description: 'True if the user has a confirmed email address in the product’s own domain.' })
  staff!: boolean;
  @Field({ description: 'True if the user has confirmed the email address.' }) emailVerified!: boolean;
  @Field({ description: 'True if the user can sign in with Google.' }) withGoogle!: boolean;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'The time at which a session was last started or renewed. Null if the user has never signed in.',
  })
  lastSignedInAt!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
}

@ObjectType()
export class UserRecordConnection {
  @Field(() => [UserRecord]) nodes!: UserRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}
