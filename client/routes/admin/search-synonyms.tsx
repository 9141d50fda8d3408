import { NewSynonymButton } from '../../features/directory/search-words/new-synonym-button';
import { SearchWordsNav } from '../../features/directory/search-words/search-words-nav';
import { SynonymList } from '../../features/directory/search-words/synonym-list';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';
import { searchWordParts } from '../../navigation/search-word-parts';

/** The list of synonyms, which a search also looks for. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Search words"
        lead="Synonyms: other words that a search also looks for."
        trash={adminPaths.trash('synonyms')}
        add={<NewSynonymButton />}
      />
      <SearchWordsNav open="synonyms" addresses={searchWordParts} />
      <SynonymList />
    </>
  );
}
