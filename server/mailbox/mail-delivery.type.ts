import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';
import { type MailStatus, MailStatusEnum } from '../platform/mail/mail-status.js';

@ObjectType('MailDelivery', { description: 'A mail of the ledger, with what became of it.' })
export class MailInLedger {
  @Field(() => ID) id!: string;
  @Field() kind!: string;
  @Field() toAddress!: string;
  @Field(() => [String], { description: 'Further addressees, who see each other.' }) alsoTo!: string[];
  @Field(() => [String]) cc!: string[];
  @Field(() => [String], { description: 'Nobody else who got it knows of them.' }) bcc!: string[];
  @Field(() => String, { nullable: true }) replyTo!: string | null;
  @Field() subject!: string;
  /** Read when asked for (mail-words.ts). */
  bodyText!: string;
  bodyHtml!: string;
  @Field(() => MailStatusEnum) status!: MailStatus;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => Int) attempts!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, { nullable: true }) sentAt!: string | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When staff last had it sent again after it had failed.',
  })
  sentAgainAt!: string | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it came back after it had been taken.' })
  bouncedAt!: string | null;
}

@ObjectType()
export class MailDeliveryConnection {
  @Field(() => [MailInLedger]) nodes!: MailInLedger[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int, { description: 'Counted up to 1,000: there may be more then.' }) totalCount!: number;
}
