import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { deleteRecord } from '../../kits/records/delete-record.js';
import { type RecordDefinition, readFields } from '../../kits/records/record-definition.js';
import { requireStaffRole } from '../../kits/records/staff-access.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ContactMessage } from './contact-message.entity.js';
import { messageRecordFields, messageRecords } from './contact-message-record.fields.js';
import { loadMessage } from './contact-message-record.read-model.js';

/** The record definition of messages from visitors and of reported issues (A162). */
export const contactMessages: RecordDefinition<ContactMessage, typeof messageRecordFields> = {
  records: messageRecords,
  fields: messageRecordFields,
  called: 'message',
  editorRole: requireStaffRole,
  newer: loadMessage,
  read: readFields(messageRecordFields),
  deletion: {
    references: [],
    advice: '',
    rememberedBy: ['kind', 'state'],
    trash: {
      title: ['organisation', 'fullName'],
      weak: [
        { column: 'sales_enquiry_id', table: 'sales_enquiry' },
        { column: 'reported_by_supplier_id', table: 'supplier' },
      ],
      clashes: {},
    },
  },
};

/**
 * Changes the state of a message or the notes of staff about it.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer message as `current`
 */
export const updateContactMessage = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, contactMessages, id, input, options);

/**
 * Moves a message to the trash (A155).
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const deleteContactMessage = (context: RequestContext, id: number): Promise<void> =>
  deleteRecord(context, contactMessages, id);
