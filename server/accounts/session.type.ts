import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CurrentUser } from './current-user.type.js';

@ObjectType()
export class Session {
  @Field({ description: 'Access token, a JWT valid for minutes; send it as a bearer token.' })
  accessToken!: string;

  @Field(() => GraphQLDateTime) expiresAt!: Date;

  @Field(() => CurrentUser) user!: CurrentUser;
}
