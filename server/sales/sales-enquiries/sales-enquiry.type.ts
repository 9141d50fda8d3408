import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { type ContributionType, ContributionTypeEnum } from '../../directory/suppliers/supplier.states.js';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { type MailStatus, MailStatusEnum } from '../../platform/mail/mail-status.js';
import { type MessageState, MessageStateEnum } from '../../staff/contact-messages/contact-message.states.js';
import { type EnquiryViewer, EnquiryViewerEnum } from './enquiry-viewers.js';
import { enquiryFields } from './sales-enquiry.fields.js';
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

@ObjectType({ description: 'The supplier of an enquiry, with the fields that the caller may see.' })
export class SupplierRef {
  @Field(() => Int) id!: number;
  @Field({ description: 'The name of the supplier.' }) name!: string;
  @Field({ description: 'The title of the supplier in lists, such as its trade.' }) listTitle!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The email address that enquiries are sent to. Null for callers other than Admin and the supplier.',
  })
  enquiryEmail!: string | null;
  @Field(() => ContributionTypeEnum, {
    nullable: true,
    description:
      'The way in which the contribution is agreed. Null for callers other than Admin and the supplier.',
  })
  contributionType!: ContributionType | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The agreed amount of the contribution, such as “5%”. Null for callers other than Admin and the supplier.',
  })
  contributionDetails!: string | null;
}

@ObjectType({ description: 'An email that was sent about a record.' })
export class MailNote {
  @Field(() => ID) id!: string;
  @Field({ description: 'The kind of email, such as `sales-enquiry.reply`.' }) kind!: string;
  @Field({ description: 'The subject of the email.' }) subject!: string;
  @Field({ description: 'The email address of the recipient.' }) toAddress!: string;
  @Field(() => MailStatusEnum, { description: 'The delivery status of the email.' }) status!: MailStatus;
  @Field(() => String, {
    nullable: true,
    description: 'The error from the last attempt to send the email. Null if it did not fail.',
  })
  error!: string | null;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the email was sent. Null until then.',
  })
  sentAt!: string | null;
}

@ObjectType({ description: 'A reported issue, with the state of its message to staff.' })
export class IssueNote {
  @Field(() => Int, { description: 'The id of the message to staff.' }) id!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The type of the issue, or its name if the type is “Other”.',
  })
  issue!: string | null;
  @Field(() => MessageStateEnum, { description: 'The state of the message.' }) state!: MessageState;
}

@ObjectType({ description: 'The fields of an enquiry that only Admin sees.' })
export class SalesEnquiryStaffFields {
  @Field(() => String, { nullable: true, description: enquiryFields.adminNotes.meaning }) adminNotes!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: enquiryFields.xeroInvoice.meaning }) xeroInvoice!:
    | string
    | null;
  @Field({ description: enquiryFields.paidToGoodCause.meaning }) paidToGoodCause!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.followUpOn.meaning }) followUpOn!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: enquiryFields.chance.meaning }) chance!: number | null;
  @Field({ description: enquiryFields.actionNeeded.meaning }) actionNeeded!: boolean;
  @Field() archived!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.importSupplier.meaning }) importSupplier!:
    | string
    | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The supplier that referred the customer. Null if none did.',
  })
  referredBySupplier!: NamedRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The staff member who is responsible. Null if unassigned.',
  })
  personResponsible!: NamedRef | null;
  @Field(() => Int, { nullable: true, description: 'The id of the linked lead. Null if there is none.' })
  leadId!: number | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which the linked lead was created. Null if there is no lead.',
  })
  leadCreatedAt!: string | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time at which action was taken on the linked lead. Null if there was none.',
  })
  leadActionTakenAt!: string | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The contribution that the supplier’s agreement gives for the revenue, in New Zealand dollars. Null if it cannot be calculated.',
  })
  suggestedContribution!: number | null;
}

@ObjectType('SalesEnquiry', {
  description: 'An enquiry of a customer to a supplier, with the fields that the caller may see.',
})
export class SalesEnquiryDetail {
  @Field(() => Int) id!: number;
  @Field(() => Int, {
    description:
      'The version of the enquiry, which grows by one with each change. Send it back with a change.',
  })
  version!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => EnquiryViewerEnum, { description: 'The role in which the caller sees the enquiry.' })
  viewedAs!: EnquiryViewer;
  @Field(() => GraphQLDateTime, { description: enquiryFields.enquiredAt.meaning }) enquiredAt!: string;
  @Field(() => SupplierRef, {
    nullable: true,
    description: 'The supplier of the enquiry. Null if it is not recorded.',
  })
  supplier!: SupplierRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The impact buyer of the enquiry. Null for a consumer.',
  })
  impactBuyer!: NamedRef | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The good cause that receives the contribution. Null until one is chosen.',
  })
  goodCause!: NamedRef | null;
  @Field(() => String, { nullable: true, description: enquiryFields.fullName.meaning }) fullName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: enquiryFields.email.meaning }) email!: string | null;
  @Field(() => String, { nullable: true, description: enquiryFields.mobile.meaning }) mobile!: string | null;
  @Field(() => String, { nullable: true, description: enquiryFields.address.meaning }) address!:
    | string
    | null;
  @Field({ description: enquiryFields.joinEmailList.meaning }) joinEmailList!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.heardFrom.meaning }) heardFrom!:
    | string
    | null;
  @Field(() => EnquiryProgressEnum, { description: enquiryFields.progress.meaning })
  progress!: EnquiryProgress;
  @Field(() => BuyerFeedbackEnum, {
    nullable: true,
    description: `${enquiryFields.buyerFeedback.meaning} Null for callers other than Admin and the buyer.`,
  })
  buyerFeedback!: BuyerFeedback | null;
  @Field(() => EmailStateEnum, { description: enquiryFields.emailState.meaning }) emailState!: EmailState;
  @Field(() => GraphQLDateTime, { nullable: true, description: enquiryFields.openedAt.meaning })
  openedAt!: string | null;
  @Field(() => EnquiryViaEnum, { nullable: true, description: enquiryFields.via.meaning })
  via!: EnquiryVia | null;
  @Field(() => String, { nullable: true, description: enquiryFields.enquiryAbout.meaning }) enquiryAbout!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: enquiryFields.message.meaning }) message!:
    | string
    | null;
  @Field(() => Float, { nullable: true, description: enquiryFields.revenue.meaning }) revenue!: number | null;
  @Field(() => Float, {
    nullable: true,
    description: `${enquiryFields.supplierRevenue.meaning} Null for callers other than Admin and the supplier.`,
  })
  supplierRevenue!: number | null;
  @Field(() => Float, { nullable: true, description: enquiryFields.contribution.meaning })
  contribution!: number | null;
  @Field({ description: enquiryFields.repeatSale.meaning }) repeatSale!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.specialField.meaning }) specialField!:
    | string
    | null;
  @Field(() => String, {
    nullable: true,
    description: 'The supplier’s label for its special field. Null if it does not use the field.',
  })
  specialFieldLabel!: string | null;
  @Field(() => String, {
    nullable: true,
    description: `${enquiryFields.supplierNotes.meaning} Null for callers other than Admin and the supplier.`,
  })
  supplierNotes!: string | null;
  @Field(() => String, {
    nullable: true,
    description: `${enquiryFields.buyerNotes.meaning} Null for callers other than Admin and the buyer.`,
  })
  buyerNotes!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The categories of the supplier, separated by commas.',
  })
  supplierCategories!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The sub categories of the supplier, separated by commas.',
  })
  supplierSubCategories!: string | null;
  @Field(() => [MailNote], { description: 'The replies to the customer, newest first. Empty for buyers.' })
  replies!: MailNote[];
  @Field(() => [IssueNote], {
    description:
      'The issues that were reported about the enquiry, newest first. Empty for callers other than Admin.',
  })
  reportedIssues!: IssueNote[];
  @Field(() => SalesEnquiryStaffFields, {
    nullable: true,
    description: 'The fields for staff. Null for callers other than Admin.',
  })
  staff!: SalesEnquiryStaffFields | null;
}
