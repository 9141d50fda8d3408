import { SynonymList } from '../../features/search-words/synonym-list';
import { WordsNav } from '../../features/search-words/words-nav';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** What else is sought for the words that people type. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Search words" lead="What else is sought for the words that people type." />
      <WordsNav
        open="synonyms"
        addresses={{ misses: adminPaths.searchMisses(), synonyms: adminPaths.searchSynonyms() }}
      />
      <SynonymList />
    </>
  );
}
