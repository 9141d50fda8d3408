import { MissList } from '../../features/search-words/miss-list';
import { WordsNav } from '../../features/search-words/words-nav';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** What searches did not find, for staff to do something about. */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Search words"
        lead="What people sought without finding anybody. Say what they meant, and the next search does."
      />
      <WordsNav
        open="misses"
        addresses={{ misses: adminPaths.searchMisses(), synonyms: adminPaths.searchSynonyms() }}
      />
      <MissList />
    </>
  );
}
