import { Box, Grid } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { ResultsPages } from './results-pages';
import { criteriaPath, type SearchCriteria } from './search-criteria';
import { type CardSupplier, SupplierCard } from './supplier-card';

const EAGER_PICTURES = 2;

type Props = {
  criteria: SearchCriteria;
  suppliers: readonly CardSupplier[];
  totalCount: number;
};

/** Nothing found: says so and offers to ask for less. */
function NoMatch({ criteria }: { criteria: SearchCriteria }) {
  const { service, servicing, category } = criteria;
  return (
    <EmptyState
      title="No supplier matches all of that"
      action={
        <>
          {(servicing || category) && service && (
            <ButtonLink to={criteriaPath({ service })}>Search everywhere</ButtonLink>
          )}
          <ButtonLink to={paths.search()} variant="outline">
            All suppliers
          </ButtonLink>
        </>
      }
    >
      {service
        ? 'Try a shorter word, or the name of a service such as Plumbing or Catering.'
        : 'Try a region nearby, or another category.'}
    </EmptyState>
  );
}

/** The suppliers found, in search order; each opens inside this search (R023). */
export function ResultsList({ criteria, suppliers, totalCount }: Props) {
  if (suppliers.length === 0) return <NoMatch criteria={criteria} />;
  const here = criteriaPath({ ...criteria, page: 1, subCategory: undefined });
  return (
    <Box>
      <Grid as="ul" gap="5" templateColumns="minmax(0, 1fr)">
        {suppliers.map((supplier, index) => (
          <li key={supplier.id}>
            <SupplierCard
              supplier={supplier}
              to={paths.supplierInSearch(here, supplier.id)}
              eager={index < EAGER_PICTURES}
            />
          </li>
        ))}
      </Grid>
      <ResultsPages criteria={criteria} totalCount={totalCount} />
    </Box>
  );
}
