import { PagesNav } from '../../ui/pages-nav';
import { criteriaPath, PAGE_SIZE, type SearchCriteria } from './search-criteria';

/** Back and further through the results. */
export function ResultsPages({ criteria, totalCount }: { criteria: SearchCriteria; totalCount: number }) {
  return (
    <PagesNav
      page={criteria.page}
      last={Math.ceil(totalCount / PAGE_SIZE)}
      to={(page) => criteriaPath({ ...criteria, page })}
    />
  );
}
