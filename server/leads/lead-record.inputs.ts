import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { conversionFields } from './convert-lead.js';
import { leadChangeFields, leadColumnFields } from './lead.fields.js';
import { leadColumns } from './lead-columns.sql.js';

export const leadInputs = listInputs('Lead', Object.keys(leadColumns));
export const { Filter: LeadListFilter, Sort: LeadListSort } = leadInputs;

@InputType({
  description:
    'Fields left out stay as they are; null clears. A change of status sets the chance and the date of that status.',
})
export class LeadInput extends inputFromFields(leadChangeFields) {}

@InputType({
  description:
    'What is left out is taken from the buyer (from whom it is, and its type) and the supplier (title, summary, phone, keyword).',
})
export class NewLeadInput extends inputFromFields(leadColumnFields, {
  required: ['impactBuyerId', 'supplierId'],
}) {}

@InputType({
  description: 'The contact of the buyer as it was confirmed; what is left out is taken from the lead.',
})
export class ConfirmedContactInput extends inputFromFields(conversionFields) {}
