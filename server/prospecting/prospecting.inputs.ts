import { InputType } from 'type-graphql';
import { prospectingFields } from '../impact-buyers/prospecting-buyer.fields.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';

@InputType({
  description:
    'Fields left out stay as they are; null clears. Contact fields that are read-only stay, whatever is sent.',
})
export class ProspectingBuyerInput extends inputFromFields(prospectingFields) {}
