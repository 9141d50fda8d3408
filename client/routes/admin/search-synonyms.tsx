import { SynonymList } from '../../features/search-words/synonym-list';
import { WordsNav } from '../../features/search-words/words-nav';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** What else is sought for the words that people type. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Search words"
        lead="What else is sought for the words that people type."
        action={<TrashLink to={adminPaths.trash('synonyms')} />}
      />
      <WordsNav
        open="synonyms"
        addresses={{ misses: adminPaths.searchMisses(), synonyms: adminPaths.searchSynonyms() }}
      />
      <SynonymList />
    </>
  );
}
