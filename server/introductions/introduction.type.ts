import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type MailStatus, MailStatusEnum } from '../platform/mail/mail-status.js';
import { SalesEnquiryDetail } from '../sales-enquiries/sales-enquiry.type.js';

@ObjectType({ description: 'An introduction as staff find it, to change and send.' })
export class IntroductionDraft {
  @Field({ description: 'The supplier’s address for introductions, else that for enquiries.' }) to!: string;
  @Field() subject!: string;
  @Field({ description: 'HTML of headings, lists, links and emphasis.' }) message!: string;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the customer was last introduced.' })
  introducedAt!: Date | null;
}

@InputType({
  description:
    'The customer of an enquiry, or an impact buyer, is introduced: by `salesEnquiryId` or by both others.',
})
export class IntroductionInput {
  @Field(() => Int, { nullable: true }) salesEnquiryId?: number | null;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => String, { nullable: true, description: 'Says who is introduced to whom, unless it is given.' })
  subject?: string | null;
  @Field({ description: 'HTML of headings, lists, links and emphasis, or plain text.' }) message!: string;
}

@ObjectType({ description: 'An introduction that was handed over.' })
export class IntroductionSent {
  @Field(() => ID, { description: 'In the mailbox.' }) mailId!: string;
  @Field(() => MailStatusEnum, { description: 'What has become of it in that moment.' }) status!: MailStatus;
  @Field(() => SalesEnquiryDetail, { nullable: true, description: 'As it is since, where one was named.' })
  salesEnquiry!: SalesEnquiryDetail | null;
}
