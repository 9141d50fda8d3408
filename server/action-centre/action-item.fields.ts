import { isSameSitePath } from '../../shared/same-site-path.js';
import { personalFieldsOf } from '../platform/records/changes-schema.js';
import { type FieldsOf, fieldsNamed } from '../platform/records/field.js';
import {
  choice,
  filledIn,
  instant,
  line,
  link,
  orNull,
  text,
  whole,
} from '../platform/records/field-kinds.js';
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-keeper.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { ActionItem } from './action-item.entity.js';
import { ACTION_STATUSES, ActionStatusEnum } from './action-item.states.js';

/** What activities about an action name as their subject. */
export const ACTION_SUBJECT = 'action-item';

const MOST_ID = 2_147_483_647;
const address = line(500);

/** Where a page of this site is; any other address is refused, so that nobody is led elsewhere (A119). */
const sitePath = {
  ...address,
  schema: address.schema.refine((path) => path === null || isSameSitePath(path), {
    message: 'Please enter the path of a page of this site, such as /admin/leads/{ref_id}.',
  }),
};

type WrittenByServer = 'id' | 'raised' | 'raisedFor' | 'version';

/** Every field of an action. */
export const actionItemFields = {
  createdAt: { ...instant, ...staffSee, wire: 'created_at' },
  type: { ...filledIn(line(100)), ...staffKeep, wire: 'type', meaning: 'What kind of thing waits.' },
  status: { ...choice(ACTION_STATUSES, ActionStatusEnum), ...staffKeep, wire: 'status' },
  // It may quote what a visitor wrote.
  value: { ...text(1000), ...staffKeep, personal: true, wire: 'value', meaning: 'What waits, in words.' },
  createdById: { ...orNull(link), ...staffSee, wire: 'created_by_id' },
  dueBy: { ...orNull(instant), ...staffKeep, wire: 'dueBy', meaning: 'Until when.' },
  redirectUrl: {
    ...sitePath,
    ...staffKeep,
    wire: 'redirect_url',
    meaning: 'Where it is dealt with: a path of this site, in which {ref_id} stands for the record.',
  },
  refId: {
    ...orNull(whole(0, MOST_ID)),
    ...staffKeep,
    wire: 'ref_id',
    meaning: 'The number of the record that it is about.',
  },
  assignedToId: {
    ...orNull(link),
    ...staffKeep,
    wire: 'assigned_user_id',
    meaning: 'The assigned staff member. Null if unassigned, which shows it to all staff.',
  },
} satisfies FieldsOf<Omit<ActionItem, WrittenByServer>, StaffViewer>;

/** What a job says when it is made. */
export const jobFields = fieldsNamed(actionItemFields, [
  'type',
  'value',
  'dueBy',
  'redirectUrl',
  'refId',
  'assignedToId',
]);

/** What changes of an action that is there: what waits, and why, stays as it was put. */
export const actionChangeFields = fieldsNamed(actionItemFields, ['status', 'dueBy', 'assignedToId']);

/** Actions as they are kept. */
export const actionItemRecords: RecordKind<ActionItem> = {
  entity: ActionItem,
  subject: ACTION_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(actionItemFields),
};
