import { InputType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { prospectingFields } from '../impact-buyers/prospecting-buyer.fields.js';

@InputType({
  description:
    'The answers about an impact buyer. Fields that are left out stay as they are. Null clears a field. Read-only contact fields do not change.',
})
export class ProspectingBuyerInput extends inputFromFields(prospectingFields) {}
