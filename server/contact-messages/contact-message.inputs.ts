import { Field, InputType } from 'type-graphql';
import { ConfirmedFormInput } from '../platform/form-guard.inputs.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { contactMessageFields } from './contact-message.fields.js';
import { type ContactMessageKind, ContactMessageKindEnum } from './contact-message.kinds.js';

@InputType({ description: 'What a visitor writes to Uplift. It goes to staff, whatever else is sent.' })
export class ContactMessageInput extends inputFromFields(contactMessageFields, {
  required: ['fullName', 'email'],
  parent: ConfirmedFormInput,
}) {
  @Field(() => ContactMessageKindEnum) kind!: ContactMessageKind;
}
