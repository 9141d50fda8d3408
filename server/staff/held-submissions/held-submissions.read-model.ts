import sql, { raw } from 'sql-template-tag';
import { type ColumnList, type ListRequest, readColumnList } from '../../kits/lists/column-list.js';
import type { ListColumns } from '../../kits/lists/list-columns.js';
import { quickSearch } from '../../kits/lists/quick-search.js';
import { enumValue, instantValue, type JsonColumns } from '../../platform/database/json-object.sql.js';
import { type Selection, selectionOf, type WithRawNodes } from '../../platform/database/selection.js';
import type { RequestContext } from '../../platform/request-context.js';
import { HeldFormEnum } from './held-forms.js';
import type { HeldSubmissionConnection, HeldSubmissionView } from './held-submission.type.js';

const columns: JsonColumns<HeldSubmissionView> = {
  id: sql`h.id`,
  form: enumValue(sql`h.form`, HeldFormEnum),
  senderName: sql`h.sender_name`,
  senderEmail: sql`h.sender_email`,
  summary: sql`h.summary`,
  answers: sql`h.answers`,
  reason: sql`h.reason`,
  createdAt: instantValue(sql`h.held_at`),
  heldAt: instantValue(sql`h.held_at`),
};

/** The columns that the list can be filtered and sorted by. */
export const heldSubmissionColumns: ListColumns = {
  form: { kind: 'choice', value: raw('h.form') },
  senderName: { kind: 'text', value: raw('h.sender_name') },
  senderEmail: { kind: 'text', value: raw('h.sender_email') },
  summary: { kind: 'text', value: raw('h.summary') },
  reason: { kind: 'text', value: raw('h.reason') },
  heldAt: { kind: 'instant', value: raw('h.held_at') },
};

/** All held submissions, for staff. */
export const allHeldSubmissions: ColumnList<HeldSubmissionView> = {
  label: 'held-submissions',
  table: sql`held_submission`,
  alias: sql`h`,
  conditions: [],
  columns,
  listed: heldSubmissionColumns,
  search: quickSearch('h', ['h.sender_name', 'h.sender_email', 'h.summary']),
  sort: { column: 'heldAt', direction: 'DESC' },
};

/**
 * Returns one page of held submissions. Runs one statement.
 * @throws AppError BAD_USER_INPUT
 */
export const listHeldSubmissions = (
  { app }: RequestContext,
  page: ListRequest,
  selection: Selection | null,
): Promise<WithRawNodes<HeldSubmissionConnection>> =>
  readColumnList(app.database, allHeldSubmissions, page, selectionOf(selection, 'nodes'));
