import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type MessageState, MessageStateEnum } from '../contact-messages/contact-message.states.js';
import { NamedRef } from '../platform/graphql/named-ref.type.js';
import { type MailStatus, MailStatusEnum } from '../platform/mail/mail-status.js';
import { type EnquiryViewer, EnquiryViewerEnum } from './enquiry-viewers.js';
import {
  type BuyerFeedback,
  BuyerFeedbackEnum,
  type EmailState,
  EmailStateEnum,
  type EnquiryProgress,
  EnquiryProgressEnum,
  type EnquiryVia,
  EnquiryViaEnum,
} from './sales-enquiry.states.js';

@ObjectType({ description: 'The supplier of an enquiry, with what its viewer may know of it.' })
export class SupplierRef {
  @Field(() => Int) id!: number;
  @Field() name!: string;
  @Field() listTitle!: string;
  @Field(() => String, { nullable: true, description: 'Admin and the supplier itself, else null.' })
  enquiryEmail!: string | null;
  @Field(() => String, { nullable: true, description: 'Admin and the supplier itself, else null.' })
  contributionType!: string | null;
  @Field(() => String, { nullable: true, description: 'Admin and the supplier itself, else null.' })
  contributionDetails!: string | null;
}

@ObjectType({ description: 'A mail that was sent about the record, and what became of it.' })
export class MailNote {
  @Field(() => ID) id!: string;
  @Field() kind!: string;
  @Field() subject!: string;
  @Field() toAddress!: string;
  @Field(() => MailStatusEnum) status!: MailStatus;
  @Field(() => String, { nullable: true }) error!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, { nullable: true }) sentAt!: string | null;
}

@ObjectType({ description: 'A problem that was reported, as the message that staff have of it.' })
export class IssueNote {
  @Field(() => Int, { description: 'The number of the message.' }) id!: number;
  @Field(() => String, { nullable: true }) issue!: string | null;
  @Field(() => MessageStateEnum) state!: MessageState;
}

@ObjectType({ description: 'Fields only Admin sees.' })
export class SalesEnquiryStaffFields {
  @Field(() => String, { nullable: true }) adminNotes!: string | null;
  @Field(() => String, { nullable: true }) xeroInvoice!: string | null;
  @Field() paidToGoodCause!: boolean;
  @Field(() => String, { nullable: true, description: 'A day, YYYY-MM-DD.' }) followUpOn!: string | null;
  @Field(() => Int, { nullable: true, description: '0 to 100 in steps of 10.' }) chance!: number | null;
  @Field() actionNeeded!: boolean;
  @Field() archived!: boolean;
  @Field(() => String, { nullable: true }) importSupplier!: string | null;
  @Field(() => NamedRef, { nullable: true }) referredBySupplier!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true }) personResponsible!: NamedRef | null;
  @Field(() => Int, { nullable: true }) leadId!: number | null;
  @Field(() => GraphQLDateTime, { nullable: true }) leadCreatedAt!: string | null;
  @Field(() => GraphQLDateTime, { nullable: true }) leadActionTakenAt!: string | null;
  @Field(() => Float, {
    nullable: true,
    description: "What the supplier's agreement gives for this revenue, in dollars.",
  })
  suggestedContribution!: number | null;
}

@ObjectType('SalesEnquiry', { description: "A customer's enquiry to a supplier, as its viewer may see it." })
export class SalesEnquiryDetail {
  @Field(() => Int) id!: number;
  @Field(() => Int, { description: 'Send it back with changes; a stale one is refused.' }) version!: number;
  @Field(() => EnquiryViewerEnum, { description: 'As whom the caller sees it; decides the form.' })
  viewedAs!: EnquiryViewer;
  @Field(() => GraphQLDateTime) enquiredAt!: string;
  @Field(() => SupplierRef, { nullable: true }) supplier!: SupplierRef | null;
  @Field(() => NamedRef, { nullable: true }) impactBuyer!: NamedRef | null;
  @Field(() => NamedRef, { nullable: true }) goodCause!: NamedRef | null;
  @Field(() => String, { nullable: true }) fullName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) mobile!: string | null;
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field() joinEmailList!: boolean;
  @Field(() => String, { nullable: true }) heardFrom!: string | null;
  @Field(() => EnquiryProgressEnum) progress!: EnquiryProgress;
  @Field(() => BuyerFeedbackEnum, { nullable: true, description: 'Admin and the buyer, else null.' })
  buyerFeedback!: BuyerFeedback | null;
  @Field(() => EmailStateEnum) emailState!: EmailState;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the supplier first looked.' })
  openedAt!: string | null;
  @Field(() => EnquiryViaEnum, { nullable: true }) via!: EnquiryVia | null;
  @Field(() => String, { nullable: true }) enquiryAbout!: string | null;
  @Field(() => String, { nullable: true }) message!: string | null;
  @Field(() => Float, { nullable: true, description: 'Dollars without GST.' }) revenue!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: 'What the supplier entered, in dollars without GST. Null for buyers.',
  })
  supplierRevenue!: number | null;
  @Field(() => Float, { nullable: true, description: 'Dollars for the good cause.' })
  contribution!: number | null;
  @Field() repeatSale!: boolean;
  @Field(() => String, { nullable: true }) specialField!: string | null;
  @Field(() => String, { nullable: true, description: "The supplier's own label for it." })
  specialFieldLabel!: string | null;
  @Field(() => String, { nullable: true, description: 'Admin and the supplier, else null.' })
  supplierNotes!: string | null;
  @Field(() => String, { nullable: true, description: 'Admin and the buyer, else null.' })
  buyerNotes!: string | null;
  @Field(() => String, { nullable: true }) supplierCategories!: string | null;
  @Field(() => String, { nullable: true }) supplierSubCategories!: string | null;
  @Field(() => [MailNote], { description: 'Answers to the customer, newest first; none for buyers.' })
  replies!: MailNote[];
  @Field(() => [IssueNote], { description: 'Problems that were reported of it, newest first; for Admin.' })
  reportedIssues!: IssueNote[];
  @Field(() => SalesEnquiryStaffFields, { nullable: true, description: 'Admin only, else null.' })
  staff!: SalesEnquiryStaffFields | null;
}
