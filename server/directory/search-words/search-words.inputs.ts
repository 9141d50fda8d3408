import { InputType } from 'type-graphql';
import { listInputs } from '../../kits/lists/list-inputs.js';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { searchSynonymFields } from './search-synonym.fields.js';
import { searchSynonymColumns } from './search-synonyms.read-model.js';
import { searchMissColumns } from './zero-result-searches.read-model.js';

/** The inputs of the list of searches without results. */
export const searchMissInputs = listInputs('SearchMiss', Object.keys(searchMissColumns));

/** The inputs of the list of synonyms. */
export const searchSynonymInputs = listInputs('SearchSynonym', Object.keys(searchSynonymColumns));

@InputType({ description: 'A synonym to save.' })
export class SearchSynonymInput extends inputFromFields(searchSynonymFields, {
  required: ['phrase', 'means'],
}) {
  declare phrase: string;
  declare means: string[];
}
