import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { prospectingFields } from './prospecting-buyer.fields.js';

@InputType({
  description:
    'Fields left out stay as they are; null clears. Contact fields that are read-only stay, whatever is sent.',
})
export class ProspectingBuyerInput extends inputFromFields(prospectingFields) {}
