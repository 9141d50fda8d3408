import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LeadRecord } from '../leads/lead-record.type.js';
import { type MailStatus, MailStatusEnum } from '../platform/mail/mail-status.js';

@ObjectType({ description: 'A mail about a lead as staff find it, to change and send.' })
export class LeadMail {
  @Field() subject!: string;
  @Field({ description: 'HTML of headings, lists, links and emphasis.' }) body!: string;
  @Field(() => [String]) to!: string[];
  @Field(() => [String]) cc!: string[];
  @Field(() => [String]) bcc!: string[];
  @Field(() => String, { nullable: true, description: 'Where answers go.' }) replyTo!: string | null;
}

@InputType({ description: 'At most 25 addresses in all, each a single one.' })
export class LeadMailMessageInput {
  @Field() subject!: string;
  @Field() body!: string;
  @Field(() => [String]) to!: string[];
  @Field(() => [String], { nullable: true }) cc?: string[] | null;
  @Field(() => [String], { nullable: true }) bcc?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Where answers go: to the caller, unless it says so.' })
  replyTo?: string | null;
}

@ObjectType({ description: 'A mail about a lead that was handed over.' })
export class LeadMailSent {
  @Field(() => ID, { description: 'In the mailbox.' }) mailId!: string;
  @Field(() => MailStatusEnum, { description: 'What has become of it in that moment.' }) status!: MailStatus;
  @Field(() => LeadRecord, { description: 'As it is since.' }) lead!: LeadRecord;
}
