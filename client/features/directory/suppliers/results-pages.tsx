import { PagesNav } from '../../../ui/pages-nav';
import { criteriaPath, lastPage, type SearchCriteria } from './search-criteria';

/** The links to the previous and next pages of the results. */
export function ResultsPages({ criteria, totalCount }: { criteria: SearchCriteria; totalCount: number }) {
  return (
    <PagesNav
      page={criteria.page}
      last={lastPage(totalCount)}
      to={(page) => criteriaPath({ ...criteria, page })}
    />
  );
}
