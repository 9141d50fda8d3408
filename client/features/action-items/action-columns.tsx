import { Text } from '@chakra-ui/react';
import type { ActionItemColumn } from '../../graphql/schema.generated';
import { columnsOf } from '../../grid/columns-of';
import { editableColumns } from '../../grid/editable-columns';
import type { GridColumn } from '../../grid/grid-column';
import { idColumn } from '../../lists/record-columns';
import { GridDate } from '../../ui/date-time';
import { StatusTag } from '../../ui/status-tag';
import { type ActionItem, actionFields } from './action-fields';
import { actionStatuses, actionTones } from './action-words';

const { text, number, time, further } = columnsOf<ActionItem, ActionItemColumn>();
const editable = editableColumns<ActionItem>()(actionFields);

/** Until when it is due (R322); what is late says so in more than its colour. */
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

/** What staff see of actions (R246); the further ones once they are chosen. */
export const actionColumns: readonly GridColumn<ActionItem, ActionItemColumn>[] = [
  idColumn,
  { ...text('type', 'Type', 'TYPE', 175, ({ type }) => type), key: true, onCard: 'title' },
  text('value', 'What waits', 'VALUE', 260, ({ value }) => value),
  editable(
    'status',
    text('status', 'Status', 'STATUS', 100, ({ status }) => (
      <StatusTag tone={actionTones[status]}>{actionStatuses[status]}</StatusTag>
    )),
  ),
  editable(
    'dueBy',
    time('dueBy', 'Due', 'DUE_BY', 180, (action) => <Due {...action} />),
  ),
  text('assignedTo', 'Assigned to', 'ASSIGNED_TO', 140, ({ assignedTo }) => assignedTo?.name ?? 'Everybody'),
  text('createdBy', 'Created by', 'CREATED_BY', 150, ({ createdBy }) => createdBy?.name ?? ''),
  time('created', 'Created', 'CREATED_AT', 130, ({ createdAt }) => <GridDate value={createdAt} />),
  further(number('refId', 'Record', 'REF_ID', 96, ({ refId }) => refId)),
  further(text('redirectUrl', 'Leads to', 'REDIRECT_URL', 240, ({ redirectUrl }) => redirectUrl)),
];
