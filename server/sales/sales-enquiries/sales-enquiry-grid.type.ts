import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { type BuyerType, BuyerTypeEnum } from '../../directory/impact-buyers/buyer-types.js';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
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

@ObjectType({
  description:
    'An enquiry in a list. Fields of the customer are null for good causes. Fields of staff are null or false for callers other than Admin.',
})
export class SalesEnquiryRow {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => GraphQLDateTime, { description: enquiryFields.enquiredAt.meaning }) enquiredAt!: string;
  @Field(() => Int, { nullable: true, description: enquiryFields.supplierId.meaning }) supplierId!:
    | number
    | null;
  @Field(() => NamedRef, { nullable: true, description: 'The supplier. Null if it is not recorded.' })
  supplier!: NamedRef | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the supplier. Null if it is not recorded.',
  })
  supplierName!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The title of the supplier in lists, such as its trade. Null if the supplier is not recorded.',
  })
  supplierListTitle!: string | null;
  @Field(() => Int, { nullable: true, description: enquiryFields.impactBuyerId.meaning }) impactBuyerId!:
    | number
    | null;
  @Field(() => NamedRef, { nullable: true, description: 'The impact buyer. Null for a consumer.' })
  impactBuyer!: NamedRef | null;
  @Field(() => String, { nullable: true, description: 'The name of the impact buyer. Null for a consumer.' })
  impactBuyerName!: string | null;
  @Field(() => BuyerTypeEnum, {
    nullable: true,
    description: 'The type of the impact buyer. Null for a consumer or if it is not known.',
  })
  buyerType!: BuyerType | null;
  @Field(() => Int, { nullable: true, description: enquiryFields.goodCauseId.meaning }) goodCauseId!:
    | number
    | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The good cause that receives the contribution. Null until one is chosen.',
  })
  goodCause!: NamedRef | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the good cause that receives the contribution. Null until one is chosen.',
  })
  goodCauseName!: string | null;
  @Field(() => String, { nullable: true, description: enquiryFields.fullName.meaning }) fullName!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: enquiryFields.email.meaning }) email!: string | null;
  @Field(() => String, { nullable: true, description: enquiryFields.mobile.meaning }) mobile!: string | null;
  @Field({ description: `${enquiryFields.joinEmailList.meaning} False for good causes.` })
  joinEmailList!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.enquiryAbout.meaning }) enquiryAbout!:
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
  @Field(() => EnquiryViaEnum, { nullable: true, description: enquiryFields.via.meaning })
  via!: EnquiryVia | null;
  @Field(() => Float, { nullable: true, description: enquiryFields.revenue.meaning }) revenue!: number | null;
  @Field(() => Float, { nullable: true, description: enquiryFields.contribution.meaning }) contribution!:
    | number
    | null;
  @Field(() => String, {
    nullable: true,
    description: `${enquiryFields.xeroInvoice.meaning} Null for callers other than Admin.`,
  })
  xeroInvoice!: string | null;
  @Field({ description: enquiryFields.paidToGoodCause.meaning }) paidToGoodCause!: boolean;
  @Field({ description: enquiryFields.repeatSale.meaning }) repeatSale!: boolean;
  @Field({ description: enquiryFields.actionNeeded.meaning }) actionNeeded!: boolean;
  @Field(() => String, { nullable: true, description: enquiryFields.followUpOn.meaning }) followUpOn!:
    | string
    | null;
  @Field(() => Int, { nullable: true, description: enquiryFields.chance.meaning }) chance!: number | null;
  @Field(() => Int, { nullable: true, description: enquiryFields.personResponsibleId.meaning })
  personResponsibleId!: number | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The responsible staff member. Null if unassigned.',
  })
  personResponsible!: NamedRef | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the staff member who is responsible. Null if unassigned.',
  })
  personResponsibleName!: string | null;
  @Field() archived!: boolean;
}

@ObjectType({
  description:
    'The totals of the enquiries that match the filter. Fallen-through sales count without revenue and contribution.',
})
export class SalesTotals {
  @Field(() => Int, { description: 'The number of enquiries.' }) enquiries!: number;
  @Field(() => Float, { description: 'The revenue in New Zealand dollars excluding GST.' }) revenue!: number;
  @Field(() => Float, { description: 'The contribution in New Zealand dollars.' }) contribution!: number;
}

@ObjectType()
export class SalesEnquiryConnection {
  @Field(() => [SalesEnquiryRow]) nodes!: SalesEnquiryRow[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SalesTotals, {
    nullable: true,
    description:
      'The totals of all pages. Null if a search matches so many enquiries that their number is an estimate.',
  })
  totals!: SalesTotals | null;
}
