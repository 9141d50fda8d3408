import { Field, InputType } from 'type-graphql';
import { ConfirmedFormInput } from '../platform/form-guard.inputs.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { SupplierSearchFilter } from '../suppliers/supplier-search.inputs.js';
import { supplierAlertColumns } from './supplier-alerts.read-model.js';

/** The filter and the sort of the list of alerts. */
export const supplierAlertListInputs = listInputs('SupplierAlert', Object.keys(supplierAlertColumns));

@InputType({ description: 'A request for one mail when a supplier joins that a search finds.' })
export class SupplierAlertInput extends ConfirmedFormInput {
  @Field({ description: 'The email address. It is deleted once the mail about a new supplier is sent.' })
  email!: string;

  @Field(() => SupplierSearchFilter, { description: 'The search. It names words or a category.' })
  search!: SupplierSearchFilter;
}
