import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { SignInMethod } from './sign-in.entity.js';

/** The ways of signing in, by their GraphQL names. */
const SignInMethodEnum = {
  PASSWORD: 'password',
  GOOGLE: 'google',
  EMAIL_LINK: 'email-link',
} as const satisfies Record<string, SignInMethod>;
registerEnumType(SignInMethodEnum, {
  name: 'SignInMethod',
  description: 'A way of signing in.',
  valuesConfig: {
    PASSWORD: { description: 'Email address and password.' },
    GOOGLE: { description: 'A Google account.' },
    EMAIL_LINK: { description: 'A link in an email.' },
  },
});

const optional = (description: string) => ({ nullable: true, description });

@ObjectType({ description: 'A sign-in of the caller that has not ended.' })
export class ActiveSession {
  @Field(() => Int) id!: number;
  @Field(() => String, optional('The browser at the last use, such as Firefox. Null if unknown.'))
  browser!: string | null;
  @Field(
    () => String,
    optional('The operating system or device at the last use, such as iPhone. Null if unknown.'),
  )
  operatingSystem!: string | null;
  @Field(
    () => String,
    optional('The network address at the last use: an IPv4 address or an IPv6 /64. Null if unknown.'),
  )
  networkAddress!: string | null;
  @Field(() => SignInMethodEnum, optional('The way in which the user signed in. Null if unknown.'))
  method!: SignInMethod | null;
  @Field(() => GraphQLDateTime, { description: 'The time of the sign-in.' }) signedInAt!: Date;
  @Field(() => GraphQLDateTime, {
    description: 'The time of the last renewal. A client that is in use renews within 15 minutes.',
  })
  lastUsedAt!: Date;
  @Field({ description: 'True for the sign-in of this request.' }) current!: boolean;
}
