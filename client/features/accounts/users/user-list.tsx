import type { UserColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import type { FilteredColumn } from '../../../grid/column-conditions';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { ChipFilter } from '../../../grid/grid-filters';
import { askFor, filterColumn, knownIn, listVariables } from '../../../grid/list-variables';
import { useCellSaver } from '../../../grid/use-cell-saver';
import { useKeysetList } from '../../../grid/use-keyset-list';
import { idColumn } from '../../../lists/record-columns';
import { RecordList } from '../../../lists/record-list';
import { useListQuery } from '../../../lists/use-list-query';
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
const storedRoles = {
  Admin: 'Admin',
  Business: 'Supplier',
  ImpactBusiness: 'Impact buyer',
  GoodCause: 'Good cause',
};
const roleChoices = Object.entries(storedRoles).map(([value, label]) => ({ value, label }));
const filterNames = ['role'] as const;
const byEmail = { id: 'EMAIL', desc: false } as const;
const filtered: readonly FilteredColumn[] = [
  filterColumn('EMAIL', 'Email', 'text'),
  filterColumn('FULL_NAME', 'Full name', 'text'),
  filterColumn('SUPPLIER', 'Supplier', 'text'),
  filterColumn('IMPACT_BUYER', 'Impact buyer', 'text'),
  filterColumn('GOOD_CAUSE', 'Good cause', 'text'),
  filterColumn('DEACTIVATED', 'Deactivated', 'flag'),
  filterColumn('EMAIL_VERIFIED', 'Email address confirmed', 'flag'),
  filterColumn('LAST_SIGNED_IN_AT', 'Last signed in', 'day'),
  filterColumn('CREATED_AT', 'Joined', 'day'),
];

/** The staff list of all users (R293). */
export function UserList({ userHref }: { userHref: (id: number) => string }) {
  const question = useListQuery({
    name: 'users',
    columns,
    filterNames,
    defaultSort: byEmail,
    filtered,
    variables: (url) => {
      const one = knownIn(url.filters.role, storedRoles).slice(0, 1);
      return listVariables(url, columns, byEmail, askFor<UserColumn>('ROLES', one, 'CONTAINS'));
    },
  });
  const { url, query } = question;
  const [startExport] = useExportUsersMutation();
  return (
    <RecordList
      label="Users"
      searchLabel="Search by name, email or ID"
      question={question}
      list={useKeysetList(useUserListQuery(query), 'userRecords')}
      rowHref={({ id }) => userHref(id)}
      filters={<ChipFilter url={url} name="role" label="Role" choices={roleChoices} />}
      saveCell={useCellSaver(userStore, UserRowFragmentDoc)}
      startExport={async (variables) => (await startExport({ variables })).data?.exportUsers}
      empty={{ title: 'No users yet', text: 'People who create an account show up here.' }}
    />
  );
}
