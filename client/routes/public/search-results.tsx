import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router';
import { useSupplierResultsQuery } from '../../features/suppliers/results.generated';
import { ResultsFilters } from '../../features/suppliers/results-filters';
import { ResultsList } from '../../features/suppliers/results-list';
import { criteriaTitle, readCriteria, searchVariables } from '../../features/suppliers/search-criteria';
import type { AudienceMode } from '../../lib/audience-mode';
import { formatCount } from '../../lib/format';
import { useAudienceMode } from '../../lib/use-audience-mode';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';

const audienceWords = { General: '', Commercial: ' for business', Consumer: ' for home' } as const;

function found(total: number, mode: AudienceMode): string {
  const who = `${total === 1 ? 'supplier' : 'suppliers'}${audienceWords[mode]}`;
  if (total === 0) return `No ${who} found`;
  return `${formatCount(total)} ${who}, each giving a share of the sale to a good cause`;
}

/** The suppliers that a results address finds (R001-R016). */
export function Component() {
  const [query] = useSearchParams();
  const criteria = readCriteria(useParams(), query);
  const mode = useAudienceMode();
  const { data, previousData, error, refetch } = useSupplierResultsQuery({
    variables: searchVariables(criteria, mode),
  });
  const shown = data ?? previousData;
  const total = shown?.searchSuppliers.totalCount ?? 0;

  return (
    <Container py={{ base: '8', md: '12' }}>
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} overflowWrap="anywhere">
        {criteriaTitle(criteria, shown?.regions ?? [], shown?.categories ?? [])}
      </Heading>
      <Text mt="3" color="fg.muted" aria-live="polite">
        {shown ? found(total, mode) : 'Looking …'}
      </Text>
      {shown ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '12' }}
          mt={{ base: '6', md: '10' }}
        >
          <Box>
            <ResultsFilters criteria={criteria} regions={shown.regions} categories={shown.categories} />
          </Box>
          <ResultsList criteria={criteria} suppliers={shown.searchSuppliers.nodes} totalCount={total} />
        </Grid>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines lines={8} mt="10" />
      )}
    </Container>
  );
}
