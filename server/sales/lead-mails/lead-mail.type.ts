import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';
import { LeadRecord } from '../leads/lead-record.type.js';

const BODY = 'The text of the email as HTML with headings, lists, links and emphasis.';

@ObjectType({ description: 'A draft of an email about a lead for staff to edit and send.' })
export class LeadMail {
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: BODY }) body!: string;
  @Field(() => [String], { description: 'The addresses of the recipients.' }) to!: string[];
  @Field(() => [String], { description: 'The addresses that get a copy (Cc).' }) cc!: string[];
  @Field(() => [String], { description: 'The addresses that get a blind copy (Bcc).' }) bcc!: string[];
  @Field(() => String, { nullable: true, description: 'The address for replies.' })
  replyTo!: string | null;
}

@InputType({ description: 'An email about a lead, sent to at most 25 addresses in total.' })
export class LeadMailMessageInput {
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: BODY }) body!: string;
  @Field(() => [String], { description: 'The addresses of the recipients.' }) to!: string[];
  @Field(() => [String], { nullable: true, description: 'The addresses that get a copy (Cc).' })
  cc?: string[] | null;
  @Field(() => [String], { nullable: true, description: 'The addresses that get a blind copy (Bcc).' })
  bcc?: string[] | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The address for replies. If this value is null, replies go to the address of the user who makes the API call.',
  })
  replyTo?: string | null;
}

@ObjectType({ description: 'The result of sending an email about a lead.' })
export class LeadMailSent {
  @Field(() => ID, { description: 'The id of the email in the mailbox.' }) mailId!: string;
  @Field(() => MailStatusEnum, { description: 'The current status of the email.' }) status!: MailStatus;
  @Field(() => LeadRecord, { description: 'The lead after the change.' }) lead!: LeadRecord;
}
