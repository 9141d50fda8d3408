import { Field, InputType, Int } from 'type-graphql';
import { type Language, LanguageEnum } from '../platform/language.js';
import { type ContactMessageKind, ContactMessageKindEnum } from './contact-message.kinds.js';

@InputType({ description: 'What a visitor writes to Uplift. It goes to staff, whatever else is sent.' })
export class ContactMessageInput {
  @Field(() => ContactMessageKindEnum) kind!: ContactMessageKind;
  @Field() fullName!: string;
  @Field(() => String, { nullable: true, description: 'Asked for when somebody would like to join.' })
  organisation?: string | null;
  @Field() email!: string;
  @Field(() => String, { nullable: true }) mobile?: string | null;
  @Field(() => String, { nullable: true }) website?: string | null;
  @Field(() => String, { nullable: true, description: 'Asked for when the kind is GENERAL.' })
  message?: string | null;
  @Field(() => String, { nullable: true, description: 'Left empty by people.' }) companyFax?: string | null;
  @Field(() => Int, { nullable: true, description: 'How long the form had been open, in milliseconds.' })
  filledInMs?: number | null;
  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Of the mail that confirms it; English unless told.',
  })
  language?: Language | null;
}
