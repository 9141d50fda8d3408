import { Field, InputType, Int } from 'type-graphql';
import type { FormGuard } from './form-guard.js';
import { type Language, LanguageEnum } from './language.js';

/** What every public form sends besides what people type. */
@InputType()
export abstract class GuardedFormInput implements FormGuard {
  @Field(() => String, { nullable: true, description: 'Left empty by people.' }) companyFax?: string | null;
  @Field(() => Int, { nullable: true, description: 'How long the form had been open, in milliseconds.' })
  filledInMs?: number | null;
}

/** A public form that is confirmed by mail. */
@InputType()
export abstract class ConfirmedFormInput extends GuardedFormInput {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'Of the mail that confirms it; English unless told.',
  })
  language?: Language | null;
}
