import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A mail as it would be sent.' })
export class MailPreview {
  @Field({ description: 'The subject of the mail.' }) subject!: string;
  @Field({ description: 'The body of the mail as HTML.' }) html!: string;
  @Field({ description: 'The body of the mail as plain text.' }) text!: string;
}
