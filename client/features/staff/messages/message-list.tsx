import type { MessageColumn } from '../../../graphql/schema.generated';
import { columnBuilders } from '../../../grid/column-builders';
import { editableColumns } from '../../../grid/editable-columns';
import { fieldColumns } from '../../../grid/field-columns';
import type { GridColumn } from '../../../grid/grid-column';
import { filterColumn, storedChoices } from '../../../grid/list-variables';
import { idColumn } from '../../../lists/record-columns';
import { declareList, savesCells } from '../../../lists/record-list-screen';
import { GridDate } from '../../../ui/date-time';
import { messageStates, messageTones } from '../../../ui/message-labels';
import { StatusTag } from '../../../ui/status-tag';
import { WebLink } from '../../../ui/web-link';
import { type Message, messageFields, messageKinds } from './message-fields';
import { messageStore } from './message-store';
import { MessageRowFragmentDoc, useExportMessagesMutation, useMessageListQuery } from './messages.generated';
import { useMessageBulk } from './use-message-bulk';

const { text, number, time, further } = columnBuilders<Message, MessageColumn>();
const editable = editableColumns<Message>()(messageFields);
const own = fieldColumns<Message, MessageColumn>()(messageFields);

const columns: readonly GridColumn<Message, MessageColumn>[] = [
  idColumn,
  {
    ...text('name', 'Name', 'FULL_NAME', 180, ({ fullName, organisation }) => fullName ?? organisation),
    key: true,
    onCard: 'title',
  },
  time('sent', 'Sent', 'CREATED_AT', 140, ({ createdAt }) => <GridDate value={createdAt} />),
  editable(
    'state',
    text('state', 'Status', 'STATE', 110, ({ state }) => (
      <StatusTag tone={messageTones[state]}>{messageStates[state]}</StatusTag>
    )),
  ),
  text('kind', 'About', 'KIND', 150, ({ kind }) => messageKinds[kind]),
  text('organisation', 'Organisation', 'ORGANISATION', 180, ({ organisation }) => organisation),
  text('message', 'Message', 'MESSAGE', 320, ({ message }) => message),
  text('issue', 'Issue', 'ISSUE', 160, ({ issue }) => issue),
  text('email', 'Email', 'EMAIL', 220, ({ email }) => email),
  text('mobile', 'Mobile', 'MOBILE', 130, ({ mobile }) => mobile),
  further(number('enquiry', 'Enquiry', 'SALES_ENQUIRY_ID', 100, ({ salesEnquiryId }) => salesEnquiryId)),
  further(
    text(
      'website',
      'Website',
      'WEBSITE',
      200,
      ({ website }, { tabIndex }) => website && <WebLink address={website} tabIndex={tabIndex} />,
    ),
  ),
  further(own.text('adminNotes', 'Admin notes', 260, 'notes')),
  further(time('changed', 'Changed', 'UPDATED_AT', 140, ({ updatedAt }) => <GridDate value={updatedAt} />)),
];

/** The staff list of visitors' messages and suppliers' reported issues (A162). */
export const messageList = declareList({
  name: 'messages',
  label: 'Messages',
  searchLabel: 'Search by name, email, message or ID',
  columns,
  filtered: [
    filterColumn('CREATED_AT', 'Sent', 'day'),
    filterColumn('FULL_NAME', 'Name', 'text'),
    filterColumn('ORGANISATION', 'Organisation', 'text'),
    filterColumn('EMAIL', 'Email', 'text'),
    filterColumn('MESSAGE', 'Message', 'text'),
    filterColumn('ISSUE', 'Issue', 'text'),
    filterColumn('SALES_ENQUIRY_ID', 'Enquiry', 'number'),
    filterColumn('ADMIN_NOTES', 'Admin notes', 'text'),
  ],
  filters: [
    { name: 'state', label: 'Status', column: 'STATE', choices: storedChoices(messageStates), as: 'chips' },
    { name: 'kind', label: 'About', column: 'KIND', choices: storedChoices(messageKinds), as: 'select' },
  ],
  defaultSort: { id: 'CREATED_AT', desc: true },
  rows: [useMessageListQuery, 'messageRecords'],
  exporting: [useExportMessagesMutation, 'exportMessages'],
  useSaveCell: savesCells(messageStore, MessageRowFragmentDoc),
  useMany: useMessageBulk,
  empty: {
    title: 'No messages yet',
    text: 'Messages from visitors, and issues that suppliers report, show up here.',
  },
});
