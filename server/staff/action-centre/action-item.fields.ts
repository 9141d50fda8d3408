import { isSameSitePath } from '../../../shared/same-site-path.js';
import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import { type FieldsOf, fieldsNamed } from '../../kits/records/field.js';
import {
  choice,
  filledIn,
  instant,
  line,
  link,
  orNull,
  text,
  wholeNumber,
} from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable, staffReadable } from '../../kits/records/staff-access.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { ActionItem } from './action-item.entity.js';
import { ACTION_STATUSES, ActionStatusEnum } from './action-item.states.js';

/** The subject type of activities about an action. */
export const ACTION_SUBJECT = 'action-item';

const MAX_ID = 2_147_483_647;
const address = line(500);

/**
 * The path of a page of this site. Other addresses are refused, so that an action cannot lead to another site
 * (A119).
 */
const sitePath = {
  ...address,
  schema: address.schema.refine((path) => path === null || isSameSitePath(path), {
    message: 'Please enter the path of a page of this site, such as /admin/leads/{ref_id}.',
  }),
};

type ServerManaged = 'id' | 'raised' | 'raisedFor' | 'version' | 'updatedAt';

/** Every field of an action. */
export const actionItemFields = {
  createdAt: { ...instant, ...staffReadable, wire: 'created_at' },
  type: {
    ...filledIn(line(100)),
    ...staffEditable,
    wire: 'type',
    meaning: 'The type of the action, such as Lead Response.',
  },
  status: {
    ...choice(ACTION_STATUSES, ActionStatusEnum),
    ...staffEditable,
    wire: 'status',
    meaning: 'The status of the action.',
  },
  // The text may quote a message from a visitor.
  value: {
    ...text(1000),
    ...staffEditable,
    personal: true,
    wire: 'value',
    meaning: 'The text of the action, for staff to read.',
  },
  createdById: {
    ...orNull(link),
    ...staffReadable,
    wire: 'created_by_id',
    meaning: 'The id of the user who caused the action. Null if no user did.',
  },
  dueBy: {
    ...orNull(instant),
    ...staffEditable,
    wire: 'dueBy',
    meaning: 'The time by which the action is due. Null for no due date.',
  },
  redirectUrl: {
    ...sitePath,
    ...staffEditable,
    wire: 'redirect_url',
    meaning:
      'The path of the page of this site on which to deal with the action. {ref_id} is replaced by the id of the record.',
  },
  refId: {
    ...orNull(wholeNumber(0, MAX_ID)),
    ...staffEditable,
    wire: 'ref_id',
    meaning: 'The id of the record that the action is about. Null if there is none.',
  },
  assignedToId: {
    ...orNull(link),
    ...staffEditable,
    wire: 'assigned_user_id',
    meaning: 'The id of the assigned staff member. Null if unassigned, which shows it to all staff.',
  },
} satisfies FieldsOf<Omit<ActionItem, ServerManaged>, StaffViewer>;

/** The fields of a new job. */
export const jobFields = fieldsNamed(actionItemFields, [
  'type',
  'value',
  'dueBy',
  'redirectUrl',
  'refId',
  'assignedToId',
]);

/** The fields of a change to an existing action. Its type and text never change. */
export const actionChangeFields = fieldsNamed(actionItemFields, ['status', 'dueBy', 'assignedToId']);

export const actionItemRecords: RecordKind<ActionItem> = {
  entity: ActionItem,
  subject: ACTION_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(actionItemFields),
};
