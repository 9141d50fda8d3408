import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { always, jsonFields } from '../../kits/records/field-columns.sql.js';
import { instantValue, type JsonColumns, jsonObject } from '../../platform/database/json-object.sql.js';
import type { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { messageRecordFields } from './contact-message-record.fields.js';
import type { MessageRecord } from './contact-message-record.type.js';

const columns: JsonColumns<MessageRecord> = {
  ...jsonFields(messageRecordFields, 'm', always),
  id: sql`m.id`,
  version: sql`m.version`,
  updatedAt: instantValue(sql`m.updated_at`),
  reportedBySupplier: (field) =>
    jsonObject(
      { id: sql`s.id`, name: sql`s.name` } satisfies JsonColumns<NamedRef>,
      field?.of ?? null,
      sql`FROM supplier s WHERE s.id = m.reported_by_supplier_id`,
    ),
};

/** The columns by which lists of messages can be filtered and sorted. */
export const messageColumns: ListColumns = {
  id: { kind: 'number', value: raw('m.id') },
  ...fieldColumns(messageRecordFields, 'm', 'Admin'),
  updatedAt: { kind: 'instant', value: raw('m.updated_at') },
};

const reads = staffReads<MessageRecord>({
  label: 'contact-message',
  called: 'message',
  table: sql`contact_message`,
  alias: sql`m`,
  // A followed link is not a message by a person.
  conditions: [sql`m.kind <> 'Affiliate link'`],
  columns,
  listed: messageColumns,
  search: quickSearch('m', ['m.full_name', 'm.organisation', 'm.email', 'm.mobile', 'm.message', 'm.issue']),
  sort: { column: 'createdAt', direction: 'DESC' },
});

/** The list of all messages, for staff. */
export const allMessages = reads.list;
/** Returns the selected fields of a message, for staff, or null. */
export const answerMessage = reads.one;
/** Returns a message with all its fields, or null. */
export const loadMessage = reads.full;
/** Returns a message with all its fields. Throws NOT_FOUND if there is none. */
export const requireMessage = reads.required;
/** Returns a page of messages (A162). */
export const listMessages = reads.page;
