import { NewServiceButton } from '../../features/directory/search-words/new-service-button';
import { SearchWordsNav } from '../../features/directory/search-words/search-words-nav';
import { ServiceList } from '../../features/directory/search-words/service-list';
import { ListHeader } from '../../lists/list-header';
import { searchWordParts } from '../../navigation/search-word-parts';
import { listedSuppliers } from './listed-suppliers';

/** The list of services, with those that suppliers can choose (R063). */
export function Component() {
  return (
    <>
      <ListHeader
        title="Search words"
        lead="Services that suppliers can choose from. If you stop offering one, suppliers who already have it keep it."
        add={<NewServiceButton />}
      />
      <SearchWordsNav open="services" addresses={searchWordParts} />
      <ServiceList suppliersHref={(service) => listedSuppliers('SERVICES', 'CONTAINS', service)} />
    </>
  );
}
