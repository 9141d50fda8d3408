import { Field, InputType, ObjectType } from 'type-graphql';

const SYSTEM =
  'The code of the other system, such as `xero`: lower-case letters and digits, with . _ or - between them.';
const EXTERNAL_ID = 'The id of the record in the other system, at most 200 characters.';

/** The description of the references of a record in the API. */
export const EXTERNAL_REFS =
  'The ids of the record in other systems, by system. Empty for other callers than staff.';

// Clients keep objects by their `id`, which two systems may share, so the field has another name.
@ObjectType({ description: 'The id of a record in another system, such as an accounting system.' })
export class ExternalRef {
  @Field({ description: 'The code of the other system, such as `xero`.' }) system!: string;
  @Field({ description: 'The id of the record in the other system.' }) externalId!: string;
}

@InputType({ description: 'The id of a record in another system.' })
export class ExternalRefInput {
  @Field({ description: SYSTEM }) system!: string;
  @Field({ description: EXTERNAL_ID }) externalId!: string;
}
