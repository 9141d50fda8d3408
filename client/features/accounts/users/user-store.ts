import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import type { User, userFields } from './user-fields';
import { SaveUserDocument, UserDetailDocument } from './users.generated';

/** The operations on users. */
export const userStore = recordOperations<User, InputOf<typeof userFields>>()({
  recordLabel: 'User',
  recordType: 'USER',
  detail: [UserDetailDocument, 'userRecord'],
  save: [SaveUserDocument, 'updateUser'],
  shownBy: ['userRecords'],
});
