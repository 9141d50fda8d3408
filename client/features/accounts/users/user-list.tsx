import type { UserColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn } from '../../../grid/list-variables';
import { idColumn } from '../../../lists/record-columns';
import { declareList, savesCells } from '../../../lists/record-list-screen';
import { GridDate } from '../../../ui/date-time';
import { StatusTag } from '../../../ui/status-tag';
import { type User, userFields } from './user-fields';
import { roleLabel, roleNames } from './user-labels';
import { userStore } from './user-store';
import { UserRowFragmentDoc, useExportUsersMutation, useUserListQuery } from './users.generated';

const { text, time, further } = columnBuilders<User, UserColumn>();
const own = fieldColumns<User, UserColumn>()(userFields);
const yes = (said: boolean) => (said ? 'Yes' : 'No');

const columns: readonly GridColumn<User, UserColumn>[] = [
  idColumn,
  { ...text('email', 'Email', 'EMAIL', 250, ({ email }) => email), key: true, onCard: 'title' },
  own.text('fullName', 'Full name', 180, 'name'),
  text('roles', 'Roles', 'ROLES', 200, ({ roles }) => roles.map((role) => roleNames[role]).join(', ')),
  text('label', 'Label', undefined, 120, ({ roles }) => roleLabel(roles)),
  text('supplier', 'Supplier', 'SUPPLIER', 180, ({ supplier }) => supplier?.name),
  text('buyer', 'Impact buyer', 'IMPACT_BUYER', 180, ({ impactBuyer }) => impactBuyer?.name),
  text('cause', 'Good cause', 'GOOD_CAUSE', 180, ({ goodCause }) => goodCause?.name),
  {
    ...text('state', 'Status', 'DEACTIVATED', 130, ({ deactivatedAt, emailVerified }) =>
      deactivatedAt ? (
        <StatusTag tone="bad">Deactivated</StatusTag>
      ) : (
        <StatusTag tone={emailVerified ? 'good' : 'quiet'}>
          {emailVerified ? 'Active' : 'Unconfirmed'}
        </StatusTag>
      ),
    ),
    exported: [
      { column: 'DEACTIVATED', header: 'Deactivated' },
      { column: 'EMAIL_VERIFIED', header: 'Email address confirmed' },
    ],
  },
  time(
    'seen',
    'Last signed in',
    'LAST_SIGNED_IN_AT',
    164,
    ({ lastSignedInAt }) => lastSignedInAt && <GridDate value={lastSignedInAt} />,
  ),
  further(text('staff', 'Staff', undefined, 90, ({ staff }) => yes(staff))),
  further(text('google', 'Signs in with Google', undefined, 120, ({ withGoogle }) => yes(withGoogle))),
  further(time('created', 'Joined', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
];

/** Labels of the roles, by the values that the server stores. */
const roleChoices = [
  { value: 'Admin', label: 'Admin' },
  { value: 'Business', label: 'Supplier' },
  { value: 'ImpactBusiness', label: 'Impact buyer' },
  { value: 'GoodCause', label: 'Good cause' },
];

/** The staff list of all users (R293). */
export const userList = declareList({
  name: 'users',
  label: 'Users',
  searchLabel: 'Search by name, email or ID',
  columns,
  filtered: [
    filterColumn('EMAIL', 'Email', 'text'),
    filterColumn('FULL_NAME', 'Full name', 'text'),
    filterColumn('SUPPLIER', 'Supplier', 'text'),
    filterColumn('IMPACT_BUYER', 'Impact buyer', 'text'),
    filterColumn('GOOD_CAUSE', 'Good cause', 'text'),
    filterColumn('DEACTIVATED', 'Deactivated', 'flag'),
    filterColumn('EMAIL_VERIFIED', 'Email address confirmed', 'flag'),
    filterColumn('LAST_SIGNED_IN_AT', 'Last signed in', 'day'),
    filterColumn('CREATED_AT', 'Joined', 'day'),
  ],
  filters: [
    { name: 'role', label: 'Role', column: 'ROLES', choices: roleChoices, as: 'chips', test: 'CONTAINS' },
  ],
  defaultSort: { id: 'EMAIL', desc: false },
  rows: [useUserListQuery, 'userRecords'],
  exporting: [useExportUsersMutation, 'exportUsers'],
  useSaveCell: savesCells(userStore, UserRowFragmentDoc),
  empty: { title: 'No users yet', text: 'People who create an account show up here.' },
});
