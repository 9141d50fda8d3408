import { NewSynonymButton } from '../../features/search-words/new-synonym-button';
import { SynonymList } from '../../features/search-words/synonym-list';
import { WordsNav } from '../../features/search-words/words-nav';
import { ListHeader } from '../../lists/list-header';
import { adminPaths } from '../../navigation/admin-paths';
import { searchWordParts } from '../../navigation/search-word-parts';

/** What else is sought for the words that people type. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Search words"
        lead="What else is sought for the words that people type."
        trash={adminPaths.trash('synonyms')}
        add={<NewSynonymButton />}
      />
      <WordsNav open="synonyms" addresses={searchWordParts} />
      <SynonymList />
    </>
  );
}
