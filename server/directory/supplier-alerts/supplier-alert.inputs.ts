import { Field, InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { ConfirmedFormInput } from '../../platform/form-guard.inputs.js';
import { SupplierSearchFilter } from '../suppliers/supplier-search.inputs.js';
import { supplierAlertColumns } from './supplier-alerts.read-model.js';

/** The filter and the sort of the list of alerts. */
export const supplierAlertListInputs = listInputs('SupplierAlert', Object.keys(supplierAlertColumns));

@InputType({ description: 'A request for one email when a supplier that the search finds joins.' })
export class SupplierAlertInput extends ConfirmedFormInput {
  @Field({ description: 'The email address. It is deleted once the email about a new supplier is sent.' })
  email!: string;

  @Field(() => SupplierSearchFilter, { description: 'The search. It must have a text or a category.' })
  search!: SupplierSearchFilter;
}
