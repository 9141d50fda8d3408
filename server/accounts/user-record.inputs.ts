import { Field, InputType, Int } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { userFields } from './user.fields.js';
import { userColumns } from './user-record.sql.js';

export const userInputs = listInputs('User', Object.keys(userColumns));
export const { Filter: UserListFilter, Sort: UserListSort } = userInputs;

@InputType({ description: 'Fields left out stay as they are; null clears.' })
export class UserInput extends inputFromFields(userFields) {}

@InputType({
  description: 'Somebody new: whose mail the link for a first password goes to, and what they may do.',
})
export class UserInvitation extends inputFromFields(userFields) {
  @Field() email!: string;
}

@InputType({ description: 'The records that somebody is about to be linked to.' })
export class UserLinks {
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
  @Field(() => Int, { nullable: true }) goodCauseId?: number | null;
}
