import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import { impactBuyerColumns } from './impact-buyer-record.sql.js';

export const impactBuyerInputs = listInputs('ImpactBuyer', Object.keys(impactBuyerColumns.Admin), {
  referred: true,
});
export const { Filter: ImpactBuyerListFilter, Sort: ImpactBuyerListSort } = impactBuyerInputs;

@InputType({
  description:
    'Values of an impact buyer. Fields that are left out stay as they are. Null or blank text clears a field.',
})
export class ImpactBuyerInput extends inputFromFields(impactBuyerFields) {}

/** The description of `evenIfSimilar` in all mutations that create an impact buyer. */
export const EVEN_IF_SIMILAR =
  'If true, creates the buyer even if another one has the same name or email address. If false, throws CONFLICT in that case. The message names the other buyer.';
