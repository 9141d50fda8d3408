import { Text } from '@chakra-ui/react';
import { recordInCell } from '../../../editing/cell-text';
import type { RecordOption } from '../../../forms/record-box';
import type { ActionItemColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { adminPaths } from '../../../navigation/admin-paths';
import { GridDate } from '../../../ui/date-time';
import { StatusTag } from '../../../ui/status-tag';
import { TextLink } from '../../../ui/text-link';
import { type ActionItem, actionFields } from './action-fields';
import { actionStatuses, actionTones } from './action-labels';

type Column = GridColumn<ActionItem, ActionItemColumn>;

const { text, number, time, further } = columnBuilders<ActionItem, ActionItemColumn>();
const editable = editableColumns<ActionItem>()(actionFields);

/** The due date (R322); an overdue one also says so in text, not only by its colour. */
const Due = ({ dueBy, overdue }: ActionItem) =>
  dueBy ? (
    <Text as="span" color={overdue ? 'fg.error' : undefined} fontWeight={overdue ? 'semibold' : undefined}>
      <GridDate value={dueBy} />
      {overdue && ' · overdue'}
    </Text>
  ) : (
    <Text as="span" color="fg.muted">
      No Due Date
    </Text>
  );

const EVERYBODY = 'Everyone';

/** The number links to the action itself; its subject links to the page where it is dealt with. */
const idColumn: Column = {
  ...number('id', 'ID', 'ID', 72, ({ id }, { tabIndex }) => (
    <TextLink to={adminPaths.action(id)} tabIndex={tabIndex} aria-label={`Action ${id}`}>
      {id}
    </TextLink>
  )),
  onCard: 'corner',
};

/**
 * Returns the name of the assigned staff member. A colleague who was just chosen is found by ID, before the server has
 * answered.
 */
const assigneeName = ({ assignedToId, assignedTo }: ActionItem, colleagues: readonly RecordOption[]) => {
  const known = assignedTo?.id === assignedToId ? assignedTo : null;
  return (known ?? colleagues.find(({ id }) => id === assignedToId) ?? assignedTo)?.name;
};

const assignedColumn = (colleagues: readonly RecordOption[]): Column => {
  const inCell = recordInCell(colleagues, EVERYBODY);
  const assigned = { assignedToId: { ...actionFields.assignedToId, inCell } };
  return editableColumns<ActionItem>()(assigned)(
    'assignedToId',
    text('assignedTo', 'Assigned to', 'ASSIGNED_TO', 140, (action) =>
      action.assignedToId === null ? EVERYBODY : (assigneeName(action, colleagues) ?? EVERYBODY),
    ),
  );
};

/**
 * Columns of the staff list of actions (R246), assignable to these colleagues. Further columns are shown once chosen.
 */
export const actionColumnsFor = (colleagues: readonly RecordOption[]): readonly Column[] => [
  idColumn,
  { ...text('type', 'Type', 'TYPE', 210, ({ type }) => type), key: true, onCard: 'title' },
  text('value', 'Details', 'VALUE', 260, ({ value }) => value),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 100, ({ status }) => (
      <StatusTag tone={actionTones[status]}>{actionStatuses[status]}</StatusTag>
    )),
  ),
  editable(
    'dueBy',
    time('dueBy', 'Due', 'DUE_BY', 200, (action) => <Due {...action} />),
  ),
  assignedColumn(colleagues),
  text('createdBy', 'Created by', 'CREATED_BY', 150, ({ createdBy }) => createdBy?.name ?? ''),
  time('created', 'Created', 'CREATED_AT', 130, ({ createdAt }) => <GridDate value={createdAt} />),
  further(number('refId', 'Record', 'REF_ID', 96, ({ refId }) => refId)),
  further(text('redirectUrl', 'Link', 'REDIRECT_URL', 240, ({ redirectUrl }) => redirectUrl)),
];

/** The columns before the colleagues have loaded. */
export const actionColumns = actionColumnsFor([]);
