import { InputType } from 'type-graphql';
import { leadResponseFields } from '../leads/respond-to-lead.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';

@InputType({
  description: 'Fields left out stay as they are; null clears. Without a response a lead cannot be hidden.',
})
export class LeadResponseInput extends inputFromFields(leadResponseFields) {}
