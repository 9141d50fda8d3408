import { Field, InputType, Int } from 'type-graphql';
import { deprecationReason } from './deprecation.js';
import { FILLED_IN_MS, type FormGuard } from './form-guard.js';
import { type Language, LanguageEnum } from './language.js';

/** Fields of every public form besides the answers. */
@InputType()
export abstract class GuardedFormInput implements FormGuard {
  @Field(() => String, {
    nullable: true,
    description: 'Must be left empty. A submission with a value here is held until staff release it.',
  })
  companyFax?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The time that filling in the form took, in milliseconds. Ignored by the server.',
    deprecationReason: deprecationReason(FILLED_IN_MS),
  })
  filledInMs?: number | null;
}

/** A public form that is confirmed by mail. */
@InputType()
export abstract class ConfirmedFormInput extends GuardedFormInput {
  @Field(() => LanguageEnum, {
    nullable: true,
    description: 'The language of the confirmation email. The default is English.',
  })
  language?: Language | null;
}
