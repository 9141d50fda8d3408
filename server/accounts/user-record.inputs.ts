import { Field, InputType, Int } from 'type-graphql';
import { listInputs } from '../kits/lists/list-inputs.js';
import { inputFromFields } from '../kits/records/input-from-schema.js';
import { userFields } from './user.fields.js';
import { userColumns } from './user-record.sql.js';

export const userInputs = listInputs('User', Object.keys(userColumns));
export const { Filter: UserListFilter, Sort: UserListSort } = userInputs;

@InputType({
  description: 'Changes to a user. Fields that are left out stay as they are. Null clears a field.',
})
export class UserInput extends inputFromFields(userFields) {}

@InputType({
  description: 'A new user with its roles and links. The invitation goes to the email address.',
})
export class UserInvitation extends inputFromFields(userFields) {
  @Field({ description: 'The email address of the new user.' }) email!: string;
}

@InputType({ description: 'The records to link a user to. Null for no link.' })
export class UserLinks {
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => Int, { nullable: true }) goodCauseId?: number | null;
}
