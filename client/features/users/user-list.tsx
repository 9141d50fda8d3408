import type { UserColumn } from '../../graphql/schema.generated';
import type { FilteredColumn } from '../../grid/column-conditions';
import { columnsOf } from '../../grid/columns-of';
import { ConditionChips } from '../../grid/condition-chips';
import { DataGrid } from '../../grid/data-grid';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { ChipFilter } from '../../grid/grid-filters';
import { GridToolbar } from '../../grid/grid-toolbar';
import { ListActs } from '../../grid/list-acts';
import { asked, askFor, knownIn, listVariables } from '../../grid/list-variables';
import { useCellSaver } from '../../grid/use-cell-saver';
import { useColumnView } from '../../grid/use-column-view';
import { useGridUrl } from '../../grid/use-grid-url';
import { PAGE_SIZE, useKeysetList, useListPolicy } from '../../grid/use-keyset-list';
import { useListExport } from '../../tasks/use-list-export';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { type User, userFields } from './user-fields';
import { userStore } from './user-store';
import { roleLabel, roleNames } from './user-words';
import { UserRowFragmentDoc, useExportUsersMutation, useUserListQuery } from './users.generated';

const { text, number, further } = columnsOf<User, UserColumn>();
const editable = editableColumns<User>()(userFields);
const yes = (said: boolean) => (said ? 'Yes' : 'No');

const columns: readonly GridColumn<User, UserColumn>[] = [
  { ...number('id', 'ID', 'ID', 72, ({ id }) => id), onCard: 'corner' },
  { ...text('email', 'Email', 'EMAIL', 250, ({ email }) => email), key: true, onCard: 'title' },
  editable(
    'fullName',
    text('name', 'Full name', 'FULL_NAME', 180, ({ fullName }) => fullName),
  ),
  text('roles', 'Roles', 'ROLES', 200, ({ roles }) => roles.map((role) => roleNames[role]).join(', ')),
  text('label', 'Label', undefined, 120, ({ roles }) => roleLabel(roles)),
  text('supplier', 'Supplier', 'SUPPLIER', 180, ({ supplier }) => supplier?.name),
  text('buyer', 'Impact buyer', 'IMPACT_BUYER', 180, ({ impactBuyer }) => impactBuyer?.name),
  text('cause', 'Good cause', 'GOOD_CAUSE', 180, ({ goodCause }) => goodCause?.name),
  {
    ...text('state', 'State', 'DEACTIVATED', 130, ({ deactivatedAt, emailVerified }) =>
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
      { column: 'EMAIL_VERIFIED', header: 'Address confirmed' },
    ],
  },
  text(
    'seen',
    'Last signed in',
    'LAST_SIGNED_IN_AT',
    164,
    ({ lastSignedInAt }) => lastSignedInAt && <GridDate value={lastSignedInAt} />,
  ),
  further(text('staff', 'Staff', undefined, 90, ({ staff }) => yes(staff))),
  further(text('google', 'With Google', undefined, 120, ({ withGoogle }) => yes(withGoogle))),
  further(text('created', 'Joined', 'CREATED_AT', 164, ({ createdAt }) => <GridDate value={createdAt} />)),
];

/** How the server writes the roles. */
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
  asked('EMAIL', 'Email', 'text'),
  asked('FULL_NAME', 'Full name', 'text'),
  asked('SUPPLIER', 'Supplier', 'text'),
  asked('IMPACT_BUYER', 'Impact buyer', 'text'),
  asked('GOOD_CAUSE', 'Good cause', 'text'),
  asked('DEACTIVATED', 'Deactivated', 'flag'),
  asked('EMAIL_VERIFIED', 'Address confirmed', 'flag'),
  asked('LAST_SIGNED_IN_AT', 'Last signed in', 'day'),
  asked('CREATED_AT', 'Joined', 'day'),
];

/** Everybody who signs in, for staff (R293). */
export function UserList({ userHref }: { userHref: (id: number) => string }) {
  const url = useGridUrl({ filterNames, defaultSort: byEmail, filtered });
  const view = useColumnView('users', columns);
  const [role] = knownIn(url.filters.role, storedRoles);
  const filters = askFor<UserColumn>('ROLES', role ? [role] : [], 'CONTAINS');
  const variables = listVariables(url, columns, byEmail, filters);
  const result = useUserListQuery({
    variables: { ...variables, first: PAGE_SIZE },
    fetchPolicy: useListPolicy(),
  });
  const list = useKeysetList(result, 'userRecords');
  const saveCell = useCellSaver(userStore, UserRowFragmentDoc);
  const [startExport] = useExportUsersMutation();
  const { button, bulk } = useListExport(
    { count: list.total, asked: variables, columns: view.columns },
    async (variables) => (await startExport({ variables })).data?.exportUsers,
  );
  return (
    <>
      <GridToolbar
        url={url}
        searchLabel="Search name, email or ID"
        acts={
          <>
            {button}
            <ListActs list="users" url={url} view={view} />
          </>
        }
      >
        <ChipFilter url={url} name="role" label="Role" choices={roleChoices} />
        <ConditionChips url={url} columns={filtered} />
      </GridToolbar>
      <DataGrid
        label="Users"
        columns={view.columns}
        list={list}
        url={url}
        asked={variables}
        rowId={({ id }) => id}
        rowHref={({ id }) => userHref(id)}
        columnActs={view}
        saveCell={saveCell}
        bulk={bulk}
        empty={{ title: 'No users yet', text: 'Those who register appear here.' }}
      />
    </>
  );
}
