import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A mail as it would leave.' })
export class MailPreview {
  @Field() subject!: string;
  @Field() html!: string;
  @Field() text!: string;
}
