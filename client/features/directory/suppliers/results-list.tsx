import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../../navigation/paths';
import { DidYouMean } from './did-you-mean';
import { type Interpretation, mayMeanMore } from './interpretation';
import { NoMatch } from './no-match';
import type { Relaxed } from './relaxed';
import { ResultsPages } from './results-pages';
import { criteriaPath, type SearchCriteria } from './search-criteria';
import { type CardSupplier, SupplierCard } from './supplier-card';

type Props = {
  criteria: SearchCriteria;
  suppliers: readonly CardSupplier[];
  totalCount: number;
  interpretation?: Interpretation | null;
  relaxed?: Relaxed | null;
  /** Options after a search without results, shown below the list. */
  options?: ReactNode;
};

/** The suppliers found, in search order; each opens inside this search (R023). */
export function ResultsList({ criteria, suppliers, totalCount, interpretation, relaxed, options }: Props) {
  if (suppliers.length === 0)
    return (
      <Box>
        <NoMatch criteria={criteria} interpretation={interpretation} />
        {options}
      </Box>
    );
  const here = criteriaPath(criteria);
  return (
    <Box>
      <Grid as="ul" gap="5" templateColumns="minmax(0, 1fr)">
        {suppliers.map((supplier, index) => (
          <li key={supplier.id}>
            <SupplierCard
              supplier={supplier}
              to={paths.supplierInSearch(here, supplier.id)}
              largest={index === 0}
            />
          </li>
        ))}
      </Grid>
      {!relaxed && mayMeanMore(criteria, totalCount, interpretation) && (
        <Box mt="10">
          <DidYouMean criteria={criteria} />
        </Box>
      )}
      <ResultsPages criteria={criteria} totalCount={totalCount} />
      {relaxed && options}
    </Box>
  );
}
