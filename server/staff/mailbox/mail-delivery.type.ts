import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';

@ObjectType('MailDelivery', { description: 'An email with its delivery status.' })
export class MailInLedger {
  @Field(() => ID) id!: string;
  @Field({ description: 'The kind of email, such as `sales-enquiry.reply`.' }) kind!: string;
  @Field({ description: 'The email address of the first recipient.' }) toAddress!: string;
  @Field(() => [String], {
    description: 'The email addresses of other recipients. All recipients can see these addresses.',
  })
  alsoTo!: string[];
  @Field(() => [String], { description: 'The email addresses that receive a copy.' }) cc!: string[];
  @Field(() => [String], {
    description: 'The email addresses that receive a blind copy. Other recipients do not see them.',
  })
  bcc!: string[];
  @Field(() => String, {
    nullable: true,
    description: 'The email address for replies. If this value is null, replies go to the sender’s address.',
  })
  replyTo!: string | null;
  @Field({ description: 'The subject of the email.' }) subject!: string;
  /** Loaded on request only (mail-texts.ts). */
  bodyText!: string;
  bodyHtml!: string;
  @Field(() => MailStatusEnum, { description: 'The delivery status of the email.' }) status!: MailStatus;
  @Field(() => String, {
    nullable: true,
    description: 'The error from the last attempt to send the email. Null if it did not fail.',
  })
  error!: string | null;
  @Field(() => Int, { description: 'The number of attempts to send the email.' }) attempts!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the email was sent. Null until then.',
  })
  sentAt!: string | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which staff last sent the email again after a failure. Null if they have not.',
  })
  sentAgainAt!: string | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the email bounced. Null if it has not.',
  })
  bouncedAt!: string | null;
}

@ObjectType()
export class MailDeliveryConnection {
  @Field(() => [MailInLedger]) nodes!: MailInLedger[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of emails on all pages, counted up to 1,000.' })
  totalCount!: number;
}
