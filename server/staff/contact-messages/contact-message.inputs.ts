import { Field, InputType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { ConfirmedFormInput } from '../../platform/form-guard.inputs.js';
import { contactMessageFields } from './contact-message.fields.js';
import { type ContactMessageKind, ContactMessageKindEnum } from './contact-message.kinds.js';

@InputType({ description: 'A message from a visitor to Uplift. It always goes to staff.' })
export class ContactMessageInput extends inputFromFields(contactMessageFields, {
  required: ['fullName', 'email'],
  parent: ConfirmedFormInput,
}) {
  @Field(() => ContactMessageKindEnum, { description: 'The type of message.' })
  kind!: ContactMessageKind;
}
