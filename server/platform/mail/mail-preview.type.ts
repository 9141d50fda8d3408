import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An email as it would be sent.' })
export class MailPreview {
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: 'The body of the email as HTML.' }) html!: string;
  @Field({ description: 'The body of the email as plain text.' }) text!: string;
}
