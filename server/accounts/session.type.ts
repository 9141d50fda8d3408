import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { CurrentUser } from './current-user.type.js';

@ObjectType({ description: 'A session of a signed-in user.' })
export class Session {
  @Field({
    description: 'The access token, a JWT that is valid for some minutes. Send it as a bearer token.',
  })
  accessToken!: string;

  @Field(() => GraphQLDateTime, { description: 'The time at which the access token expires.' })
  expiresAt!: Date;

  @Field(() => CurrentUser, { description: 'The signed-in user.' }) user!: CurrentUser;
}
