import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';
import { SalesEnquiryDetail } from '../sales-enquiries/sales-enquiry.type.js';

@ObjectType({ description: 'A draft of an introduction for staff to edit and send.' })
export class IntroductionDraft {
  @Field({ description: 'The supplier’s address for introductions, otherwise its address for enquiries.' })
  to!: string;
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: 'The message as HTML with headings, lists, links and emphasis.' }) message!: string;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the customer was last introduced. Null if never.',
  })
  introducedAt!: Date | null;
}

@InputType({
  description:
    'An introduction of a customer or an impact buyer. Give either `salesEnquiryId`, or both `supplierId` and `impactBuyerId`.',
})
export class IntroductionInput {
  @Field(() => Int, { nullable: true }) salesEnquiryId?: number | null;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The subject of the email. Null for the default with the names of both parties.',
  })
  subject?: string | null;
  @Field({
    description: 'The message as plain text, or as HTML with headings, lists, links and emphasis.',
  })
  message!: string;
}

@ObjectType({ description: 'The result of sending an introduction.' })
export class IntroductionSent {
  @Field(() => ID, { description: 'The id of the email in the mailbox.' }) mailId!: string;
  @Field(() => MailStatusEnum, { description: 'The current status of the email.' }) status!: MailStatus;
  @Field(() => SalesEnquiryDetail, {
    nullable: true,
    description: 'The enquiry after the change. Null if none was given.',
  })
  salesEnquiry!: SalesEnquiryDetail | null;
}
