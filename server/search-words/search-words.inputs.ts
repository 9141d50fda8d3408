import { Field, InputType, registerEnumType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { type SortDirection, SortDirectionEnum } from '../platform/graphql/sort-direction.js';
import { searchSynonymFields } from './search-synonym.fields.js';

const SearchSynonymSortFieldEnum = { PHRASE: 'phrase', UPDATED_AT: 'updatedAt' } as const;
export type SearchSynonymSortField =
  (typeof SearchSynonymSortFieldEnum)[keyof typeof SearchSynonymSortFieldEnum];
registerEnumType(SearchSynonymSortFieldEnum, { name: 'SearchSynonymSortField' });

const SearchMissSortFieldEnum = { SEARCHES: 'searches', LAST_SEARCHED_AT: 'lastSearchedAt' } as const;
export type SearchMissSortField = (typeof SearchMissSortFieldEnum)[keyof typeof SearchMissSortFieldEnum];
registerEnumType(SearchMissSortFieldEnum, { name: 'SearchMissSortField' });

@InputType()
export class SearchSynonymSort {
  @Field(() => SearchSynonymSortFieldEnum) field!: SearchSynonymSortField;
  @Field(() => SortDirectionEnum) direction!: SortDirection;
}

@InputType()
export class SearchMissSort {
  @Field(() => SearchMissSortFieldEnum) field!: SearchMissSortField;
  @Field(() => SortDirectionEnum) direction!: SortDirection;
}

@InputType({ description: 'Which misses to list; every part left out filters nothing.' })
export class SearchMissFilter {
  @Field(() => String, { nullable: true, description: 'Part of the words.' }) search?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'true: dismissed ones alone; default false.' })
  dismissed?: boolean | null;
}

@InputType()
export class SearchSynonymInput extends inputFromFields(searchSynonymFields, {
  required: ['phrase', 'means'],
}) {
  declare phrase: string;
  declare means: string[];
}
