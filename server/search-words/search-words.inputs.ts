import { InputType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { listInputs } from '../platform/lists/list-inputs.js';
import { searchMissColumns } from './search-misses.read-model.js';
import { searchSynonymFields } from './search-synonym.fields.js';
import { searchSynonymColumns } from './search-synonyms.read-model.js';

/** What the list of misses is asked. */
export const searchMissInputs = listInputs('SearchMiss', Object.keys(searchMissColumns));

/** What the list of synonyms is asked. */
export const searchSynonymInputs = listInputs('SearchSynonym', Object.keys(searchSynonymColumns));

@InputType()
export class SearchSynonymInput extends inputFromFields(searchSynonymFields, {
  required: ['phrase', 'means'],
}) {
  declare phrase: string;
  declare means: string[];
}
