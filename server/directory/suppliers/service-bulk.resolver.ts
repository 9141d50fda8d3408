import { InputType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { bulkChangeResolver } from '../../kits/tasks/bulk-resolvers.js';
import { serviceBulkFields, serviceChange } from './service-bulk.js';
import { serviceInputs } from './service-list.resolver.js';

@InputType({ description: 'The changes to many services.' })
class ServiceBulkInput extends inputFromFields(serviceBulkFields) {}

export const ChangeServicesResolver = bulkChangeResolver(
  { typeName: 'Service', Filter: serviceInputs.Filter, name: 'changeServices', Input: ServiceBulkInput },
  serviceChange,
);
