import { selectFromList } from '../../kits/lists/select-from-list.js';
import type { FieldsOf } from '../../kits/records/field.js';
import { flag } from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable } from '../../kits/records/staff-access.js';
import { type BulkRecords, bulkChange } from '../../kits/tasks/bulk-actions.js';
import { setServiceOffered } from './offer-service.js';
import { allServices } from './service-list.js';
import type { ServiceRecordView } from './service-list.type.js';

/** The fields that a change to many services can set. */
export const serviceBulkFields = {
  offered: {
    ...flag,
    ...staffEditable,
    wire: 'offered',
    meaning: 'True if suppliers can choose the services.',
  },
} satisfies FieldsOf<Pick<ServiceRecordView, 'offered'>, StaffViewer>;

const many: BulkRecords = {
  recordType: 'service',
  called: ['service', 'services'],
  names: {
    name: 'names-of-services',
    text: 'SELECT id, label AS name FROM search_phrase WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(allServices, selection, null),
};

/** Sets whether suppliers can choose many services (R063). */
export const serviceChange = bulkChange(many, {
  fields: serviceBulkFields,
  change: (context, id, { offered }) => setServiceOffered(context, id, offered === true),
});
