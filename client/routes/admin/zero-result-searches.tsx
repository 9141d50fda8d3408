import { SearchWordsNav } from '../../features/directory/search-words/search-words-nav';
import { ZeroResultList } from '../../features/directory/search-words/zero-result-list';
import { ListHeader } from '../../lists/list-header';
import { searchWordParts } from '../../navigation/search-word-parts';

/** The list of zero-result searches, for staff. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Search words"
        lead="These searches found no suppliers. Add synonyms so that future searches find some."
      />
      <SearchWordsNav open="misses" addresses={searchWordParts} />
      <ZeroResultList />
    </>
  );
}
