import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../platform/graphql/page-info.type.js';
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
    'A row of the grid. Customer fields are null for good causes, staff fields null or false for everyone but Admin.',
})
export class SalesEnquiryRow {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) enquiredAt!: string;
  @Field(() => Int, { nullable: true }) supplierId!: number | null;
  @Field(() => String, { nullable: true }) supplierName!: string | null;
  @Field(() => String, { nullable: true }) supplierListTitle!: string | null;
  @Field(() => Int, { nullable: true }) impactBuyerId!: number | null;
  @Field(() => String, { nullable: true }) impactBuyerName!: string | null;
  @Field(() => String, { nullable: true }) buyerType!: string | null;
  @Field(() => Int, { nullable: true }) goodCauseId!: number | null;
  @Field(() => String, { nullable: true }) goodCauseName!: string | null;
  @Field(() => String, { nullable: true }) fullName!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
  @Field(() => String, { nullable: true }) mobile!: string | null;
  @Field(() => String, { nullable: true }) enquiryAbout!: string | null;
  @Field(() => EnquiryProgressEnum) progress!: EnquiryProgress;
  @Field(() => BuyerFeedbackEnum, { nullable: true, description: 'Admin and the buyer, else null.' })
  buyerFeedback!: BuyerFeedback | null;
  @Field(() => EmailStateEnum) emailState!: EmailState;
  @Field(() => EnquiryViaEnum, { nullable: true }) via!: EnquiryVia | null;
  @Field(() => Float, { nullable: true }) revenue!: number | null;
  @Field(() => Float, { nullable: true }) contribution!: number | null;
  @Field() paidToGoodCause!: boolean;
  @Field() repeatSale!: boolean;
  @Field() actionNeeded!: boolean;
  @Field(() => String, { nullable: true }) followUpOn!: string | null;
  @Field(() => Int, { nullable: true }) chance!: number | null;
  @Field(() => Int, { nullable: true }) personResponsibleId!: number | null;
  @Field(() => String, { nullable: true }) personResponsibleName!: string | null;
  @Field() archived!: boolean;
}

@ObjectType({
  description: 'Sums over the enquiries under the filter; those fallen through count, but bring no money.',
})
export class SalesTotals {
  @Field(() => Int) enquiries!: number;
  @Field(() => Float) revenue!: number;
  @Field(() => Float) contribution!: number;
}

@ObjectType()
export class SalesEnquiryConnection {
  @Field(() => [SalesEnquiryRow]) nodes!: SalesEnquiryRow[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => SalesTotals, {
    nullable: true,
    description: 'Null where a search meets so many that their number is an estimate.',
  })
  totals!: SalesTotals | null;
}
