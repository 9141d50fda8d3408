import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import { impactBuyerColumns } from './impact-buyer-record.sql.js';

export const impactBuyerInputs = listInputs('ImpactBuyer', Object.keys(impactBuyerColumns.Admin));
export const { Filter: ImpactBuyerListFilter, Sort: ImpactBuyerListSort } = impactBuyerInputs;

@InputType({
  description: 'Fields left out stay as they are; null, or text of blanks alone, clears.',
})
export class ImpactBuyerInput extends inputFromFields(impactBuyerFields) {}
