import { InputType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { leadResponseFields } from '../leads/respond-to-lead.js';

@InputType({
  description:
    'The response of an impact buyer to a lead. Fields that are left out stay as they are. Null clears a field. A lead without a response cannot be hidden.',
})
export class LeadResponseInput extends inputFromFields(leadResponseFields) {}
