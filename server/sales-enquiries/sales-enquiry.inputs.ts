import { Field, InputType, Int } from 'type-graphql';
import { ConfirmedFormInput } from '../platform/form-guard.inputs.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { type ColumnFilter, listInputs } from '../platform/lists/list-inputs.js';
import { ENQUIRY_FORM_REQUIRED, enquiryFormFields } from './enquiry-form.fields.js';
import { enquiryFields } from './sales-enquiry.fields.js';
import {
  type EmailState,
  EmailStateEnum,
  type EnquiryProgress,
  EnquiryProgressEnum,
  type EnquiryVia,
  EnquiryViaEnum,
  type ReportIssueType,
  ReportIssueTypeEnum,
} from './sales-enquiry.states.js';
import { ENQUIRY_COLUMNS } from './sales-enquiry-columns.sql.js';

/** Columns, conditions on them, and the order of lists of enquiries. */
export const enquiryListInputs = listInputs('SalesEnquiry', ENQUIRY_COLUMNS);

@InputType({ description: 'Which enquiries to list; every part left out filters nothing.' })
export class SalesEnquiryFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, address or topic, a supplier or buyer, or an id.',
  })
  search?: string | null;
  @Field(() => [EnquiryProgressEnum], { nullable: true }) progress?: EnquiryProgress[] | null;
  @Field(() => [EnquiryViaEnum], { nullable: true }) via?: EnquiryVia[] | null;
  @Field(() => [EmailStateEnum], { nullable: true }) emailState?: EmailState[] | null;
  @Field(() => Int, { nullable: true, description: 'The New Zealand year.' }) year?: number | null;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => Int, { nullable: true }) goodCauseId?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'true: those that wait for a good cause. Admin only.',
  })
  waitsForCause?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Admin only.' }) paidToGoodCause?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Admin only.' }) actionNeeded?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'true: archived ones alone; default false.' })
  archived?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'true: archived ones, too.' })
  withArchived?: boolean | null;
  @Field(() => [enquiryListInputs.Condition], { nullable: true, description: 'Met together.' })
  columns?: ColumnFilter[] | null;
}

@InputType({ description: "A visitor's enquiry to a listed supplier." })
export class SendSalesEnquiryInput extends inputFromFields(enquiryFormFields, {
  required: ENQUIRY_FORM_REQUIRED,
  parent: ConfirmedFormInput,
}) {}

@InputType({ description: 'Fields left out stay as they are; null, or text of blanks alone, clears.' })
export class SalesEnquiryInput extends inputFromFields(enquiryFields) {}

@InputType({ description: 'What is wrong with an enquiry.' })
export class ReportIssueInput {
  @Field(() => ReportIssueTypeEnum) issueType!: ReportIssueType;
  @Field(() => String, { nullable: true, description: 'Required for OTHER.' }) otherIssue?: string | null;
  @Field() message!: string;
}
