import { Field, InputType } from 'type-graphql';
import { ConfirmedFormInput } from '../platform/form-guard.inputs.js';
import { type ContactMessageKind, ContactMessageKindEnum } from './contact-message.kinds.js';

@InputType({ description: 'What a visitor writes to Uplift. It goes to staff, whatever else is sent.' })
export class ContactMessageInput extends ConfirmedFormInput {
  @Field(() => ContactMessageKindEnum) kind!: ContactMessageKind;
  @Field() fullName!: string;
  @Field(() => String, { nullable: true, description: 'Asked for when somebody would like to join.' })
  organisation?: string | null;
  @Field() email!: string;
  @Field(() => String, { nullable: true }) mobile?: string | null;
  @Field(() => String, { nullable: true }) website?: string | null;
  @Field(() => String, { nullable: true, description: 'Asked for when the kind is GENERAL.' })
  message?: string | null;
}
