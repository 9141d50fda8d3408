import { InputType } from 'type-graphql';
import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type FieldsOf } from '../../kits/records/field.js';
import { flag } from '../../kits/records/field-kinds.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { type StaffViewer, staffEditable } from '../../kits/records/staff-access.js';
import { type BulkRecords, bulkChange } from '../../kits/tasks/bulk-actions.js';
import { bulkChangeMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { setServiceOffered } from './offer-service.js';
import { allServices } from './service-list.js';
import { serviceInputs, serviceListResolvers } from './service-list.resolver.js';
import { ServiceRecordView } from './service-list.type.js';

/** The fields that a change to many services can set. */
const serviceBulkFields = {
  offered: {
    ...flag,
    ...staffEditable,
    wire: 'offered',
    meaning: 'True if suppliers can choose the services.',
  },
} satisfies FieldsOf<Pick<ServiceRecordView, 'offered'>, StaffViewer>;

const bulkRecords: BulkRecords = {
  recordType: 'service',
  called: ['service', 'services'],
  names: {
    name: 'names-of-services',
    text: 'SELECT id, label AS name FROM search_phrase WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(allServices, selection, null),
};

/** Sets whether suppliers can choose many services (R063). */
const serviceChange = bulkChange(bulkRecords, {
  fields: serviceBulkFields,
  change: (context, id, { offered }) => setServiceOffered(context, id, offered === true),
});

/** Services as a CSV file, for staff. */
const serviceExport = listExport({
  recordType: 'service',
  called: 'services',
  audience: ['Admin'],
  list: () => allServices,
});

@InputType({ description: 'The changes to many services.' })
class ServiceBulkInput extends inputFromFields(serviceBulkFields) {}

/** The services that suppliers can choose: their list, export and bulk change. */
export const serviceNoun: Noun = {
  tokenResource: 'suppliers',
  resolvers: serviceListResolvers,
  listMutations: [
    exportMutation('Service', 'exportServices', serviceInputs, serviceExport),
    bulkChangeMutation(
      { typeName: 'Service', Filter: serviceInputs.Filter, name: 'changeServices', Input: ServiceBulkInput },
      serviceChange,
    ),
  ],
};
