import { Field, InputType, Int } from 'type-graphql';
import { type ExternalRef, ExternalRefInput } from '../../kits/external-refs/external-ref.type.js';
import { type ColumnFilter, listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { ConfirmedFormInput } from '../../platform/form-guard.inputs.js';
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

/** The inputs of lists of enquiries: columns, conditions and order. */
export const enquiryListInputs = listInputs('SalesEnquiry', ENQUIRY_COLUMNS);

@InputType({
  description: 'The conditions that enquiries must meet. Fields that are left out have no effect.',
})
export class SalesEnquiryFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Part of a customer’s name, an address, a subject, a supplier or a buyer, or the id of an enquiry.',
  })
  search?: string | null;
  @Field(() => [Int], {
    nullable: true,
    description:
      'Ids of enquiries. Other enquiries are not listed. Includes archived enquiries unless `archived` or `withArchived` is false.',
  })
  ids?: number[] | null;
  @Field(() => [EnquiryProgressEnum], {
    nullable: true,
    description: 'The progress values of the enquiries to list.',
  })
  progress?: EnquiryProgress[] | null;
  @Field(() => [EnquiryViaEnum], {
    nullable: true,
    description: 'The sources of the enquiries to list.',
  })
  via?: EnquiryVia[] | null;
  @Field(() => [EmailStateEnum], {
    nullable: true,
    description: 'The email states of the enquiries to list.',
  })
  emailState?: EmailState[] | null;
  @Field(() => Int, { nullable: true, description: 'The year of the enquiry in New Zealand time.' }) year?:
    | number
    | null;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => Int, { nullable: true }) goodCauseId?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for enquiries without a good cause, false for the others. Only Admin may set it.',
  })
  waitsForCause?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'True for contributions that have been paid to the good cause, false for the others. Only Admin may set it.',
  })
  paidToGoodCause?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'True for enquiries that staff need to act on, false for the others. Only Admin may set it.',
  })
  actionNeeded?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, only archived enquiries. By default they are left out.',
  })
  archived?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'If true, includes archived enquiries.' })
  withArchived?: boolean | null;
  @Field(() => [enquiryListInputs.Condition], {
    nullable: true,
    description: 'Conditions on columns. An enquiry must meet all of them.',
  })
  columns?: ColumnFilter[] | null;
  @Field(() => ExternalRefInput, {
    nullable: true,
    description: 'The id in another system, which at most one enquiry has. Only Admin may set it.',
  })
  externalRef?: ExternalRef | null;
}

@InputType({ description: 'An enquiry from a visitor to a listed supplier.' })
export class SendSalesEnquiryInput extends inputFromFields(enquiryFormFields, {
  required: ENQUIRY_FORM_REQUIRED,
  parent: ConfirmedFormInput,
}) {}

@InputType({
  description:
    'The fields of an enquiry to save. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class SalesEnquiryInput extends inputFromFields(enquiryFields) {}

@InputType({ description: 'An issue with an enquiry.' })
export class ReportIssueInput {
  @Field(() => ReportIssueTypeEnum, { description: 'The type of the issue.' }) issueType!: ReportIssueType;
  @Field(() => String, { nullable: true, description: 'The name of the issue. Required for OTHER.' })
  otherIssue?: string | null;
  @Field({ description: 'The description of the issue.' }) message!: string;
}
