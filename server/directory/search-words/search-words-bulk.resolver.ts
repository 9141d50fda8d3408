import { InputType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { bulkChangeResolver, bulkDeletionResolver } from '../../kits/tasks/bulk-resolvers.js';
import { searchMissInputs, searchSynonymInputs } from './search-words.inputs.js';
import { synonymDeletion, zeroResultBulkFields, zeroResultChange } from './search-words-bulk.js';

@InputType('SearchMissBulkInput', { description: 'The changes to many zero-result searches.' })
class MissBulkInput extends inputFromFields(zeroResultBulkFields) {}

export const ChangeSearchMissesResolver = bulkChangeResolver(
  {
    typeName: 'SearchMiss',
    Filter: searchMissInputs.Filter,
    name: 'changeSearchMisses',
    Input: MissBulkInput,
  },
  zeroResultChange,
);
export const DeleteSearchSynonymsResolver = bulkDeletionResolver(
  { typeName: 'SearchSynonym', Filter: searchSynonymInputs.Filter, name: 'deleteSearchSynonyms' },
  synonymDeletion,
);
