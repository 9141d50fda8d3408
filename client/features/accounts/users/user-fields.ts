import { email, list, record, required, text } from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { RecordForm } from '../../../editing/use-record-form';
import type { UserInput, UserInvitation } from '../../../graphql/schema.generated';
import { roleNames } from './user-labels';
import type { UserRowFragment } from './users.generated';

export type User = Omit<UserRowFragment, ' $fragmentName'>;

/** All fields of a user's form. */
export const userFields = {
  fullName: field('Full name', text(200), ({ fullName }: User) => fullName),
  roles: field('Roles', list(roleNames), ({ roles }: User) => roles),
  supplierId: field('Supplier', record(), ({ supplier }: User) => supplier),
  impactBuyerId: field('Impact buyer', record(), ({ impactBuyer }: User) => impactBuyer),
  goodCauseId: field('Good cause', record(), ({ goodCause }: User) => goodCause),
} satisfies FieldTable<User, UserInput>;

/** Fields of an invitation; the email address cannot be changed later. */
export const invitationFields = {
  email: field('Email', required(email, 'Enter an email address'), (user: User) => user.email),
  ...userFields,
} satisfies FieldTable<User, UserInvitation>;

/** The form of a user or an invitation. */
export type UserForm = RecordForm<typeof userFields>;
