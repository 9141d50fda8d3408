import { SearchWordsNav } from '../../features/directory/search-words/search-words-nav';
import { alertList } from '../../features/directory/supplier-alerts/alert-list';
import { ListHeader } from '../../lists/list-header';
import { RecordListScreen } from '../../lists/record-list-screen';
import { searchWordParts } from '../../navigation/search-word-parts';

/** The list of supplier alerts, which shows staff which trades to recruit. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Search words"
        lead="Visitors who asked for an email when a supplier joins. Use their requests to see which suppliers to recruit."
      />
      <SearchWordsNav open="alerts" addresses={searchWordParts} />
      <RecordListScreen of={alertList} />
    </>
  );
}
