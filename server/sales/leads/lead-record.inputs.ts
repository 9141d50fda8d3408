import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { conversionFields } from './convert-lead.js';
import { leadChangeFields, leadColumnFields } from './lead.fields.js';
import { leadColumns } from './lead-columns.sql.js';

export const leadInputs = listInputs('Lead', Object.keys(leadColumns), { referred: true });
export const { Filter: LeadListFilter, Sort: LeadListSort } = leadInputs;

@InputType({
  description:
    'Changes to a lead. Fields that are left out stay as they are. Null clears a field. A change of status also sets the chance and the date of that status.',
})
export class LeadInput extends inputFromFields(leadChangeFields) {}

@InputType({
  description:
    'A new lead. Fields that are left out are taken from the impact buyer (type, contact person) and the supplier (list title, summary, CallRail phone number, URL keyword).',
})
export class NewLeadInput extends inputFromFields(leadColumnFields, {
  required: ['impactBuyerId', 'supplierId'],
}) {}

@InputType({
  description:
    'The contact person of the impact buyer, as confirmed by staff. Fields that are left out are taken from the lead.',
})
export class ConfirmedContactInput extends inputFromFields(conversionFields) {}
