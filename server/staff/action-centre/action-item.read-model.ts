import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { staffReads } from '../../kits/lists/staff-reads.js';
import { always, jsonFields, selectedFields } from '../../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../../platform/database/database.js';
import { instantValue, type JsonColumns, jsonPart } from '../../platform/database/json-object.sql.js';
import { actionItemFields } from './action-item.fields.js';
import type { ActionItemView } from './action-item.type.js';

const colleague = jsonPart({ id: sql`u.id`, name: sql`coalesce(u.full_name, u.email)` });
const OVERDUE = raw(`coalesce(a.status = 'New' AND a.due_by < now(), false)`);

const columns: JsonColumns<ActionItemView> = {
  ...jsonFields(actionItemFields, 'a', always),
  id: sql`a.id`,
  version: sql`a.version`,
  updatedAt: instantValue(sql`a.updated_at`),
  createdBy: (field) => sql`(SELECT ${colleague(field)} FROM user_account u WHERE u.id = a.created_by_id)`,
  assignedTo: (field) => sql`(SELECT ${colleague(field)} FROM user_account u WHERE u.id = a.assigned_to_id)`,
  overdue: OVERDUE,
};

const named = (alias: string) => raw(`coalesce(${alias}.full_name, ${alias}.email)`);

/** The columns by which lists of actions can be filtered and sorted. */
export const actionItemColumns: ListColumns = {
  id: { kind: 'number', value: raw('a.id'), stored: 'integer' },
  ...fieldColumns(actionItemFields, 'a', 'Admin'),
  createdAt: { kind: 'instant', value: raw('a.created_at'), stored: 'timestamptz' },
  updatedAt: { kind: 'instant', value: raw('a.updated_at'), stored: 'timestamptz' },
  createdBy: {
    kind: 'text',
    value: named('maker'),
    join: raw('LEFT JOIN user_account maker ON maker.id = a.created_by_id'),
  },
  assignedTo: {
    kind: 'text',
    value: named('assignee'),
    join: raw('LEFT JOIN user_account assignee ON assignee.id = a.assigned_to_id'),
  },
  /** The id of the assignee, 0 if unassigned. A filter can have several. */
  assignee: { kind: 'choice', value: raw('coalesce(a.assigned_to_id, 0)::text') },
  overdue: { kind: 'flag', value: OVERDUE },
};

const reads = staffReads<ActionItemView>({
  label: 'action-item',
  called: 'action',
  table: sql`action_item`,
  alias: sql`a`,
  columns,
  listed: actionItemColumns,
  search: quickSearch('a', ['a.type', 'a.value']),
  sort: { column: 'createdAt', direction: 'DESC' },
});

/** The list of all actions, for staff. */
export const allActionItems = reads.list;
/** Returns the selected fields of an action, or null. */
export const answerActionItem = reads.one;
/** Returns an action with all its fields, or null. */
export const loadActionItem = reads.full;
/** Returns an action with all its fields. Throws NOT_FOUND if there is none. */
export const requireActionItem = reads.required;
/** Returns a page of actions, latest first (R246). */
export const listActionItems = reads.page;

/** An action for the REST API, with its fields by name. */
export type WiredAction = Record<string, unknown> & {
  id: number;
  version: number;
  createdByName: string | null;
};

const WIRED = `SELECT a.id, a.version, ${selectedFields(actionItemFields, 'a', always).text},
    coalesce(u.full_name, u.email) AS "createdByName"
  FROM action_item a LEFT JOIN user_account u ON u.id = a.created_by_id`;

const LIST_ACTIONS: Statement = {
  name: 'requested-actions',
  text: `${WIRED} WHERE ($1::text IS NULL OR a.status = $1)
      AND ($2::integer IS NULL OR a.assigned_to_id IS NULL OR a.assigned_to_id = $2)
    ORDER BY a.created_at DESC, a.id DESC`,
};
const ONE: Statement = { name: 'one-action', text: `${WIRED} WHERE a.id = $1` };

/** The conditions of a list of actions. Fields that are left out have no effect. */
export interface ActionsRequest {
  status?: string;
  /** The id of a user: lists actions that are assigned to this user, or unassigned (A119). */
  assignedTo?: number;
}

/** Returns the matching actions, latest first (C105). */
export const readActions = (
  database: Database,
  { status, assignedTo }: ActionsRequest,
): Promise<WiredAction[]> => database.read<WiredAction>(LIST_ACTIONS, [status ?? null, assignedTo ?? null]);

/** Returns an action by id, or null. */
export const loadWiredAction = (database: Database, id: number): Promise<WiredAction | null> =>
  database.readOne<WiredAction>(ONE, [id]);
