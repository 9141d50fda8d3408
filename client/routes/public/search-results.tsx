import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useSupplierResultsQuery } from '../../features/suppliers/results.generated';
import { ResultsFilters } from '../../features/suppliers/results-filters';
import { ResultsList } from '../../features/suppliers/results-list';
import { type ResultsWords, resultsTexts } from '../../features/suppliers/results-texts';
import {
  correctedPath,
  criteriaTitle,
  lastPage,
  readCriteria,
  type SearchCriteria,
  searchVariables,
} from '../../features/suppliers/search-criteria';
import type { AudienceMode } from '../../lib/audience-mode';
import { formatCount } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { keepFocus } from '../../lib/navigation-state';
import { useAudienceMode } from '../../lib/use-audience-mode';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';

function found(total: number, mode: AudienceMode, say: ResultsWords): string {
  const audience = { General: '', Commercial: say.forBusiness, Consumer: say.forHome }[mode];
  if (total === 0) return say.foundNone(audience);
  return total === 1 ? say.foundOne(audience) : say.found(formatCount(total), audience);
}

/** Another mode may have fewer pages: whoever stands behind the last then goes to the last. */
function useLastPageAtMost(criteria: SearchCriteria, totalCount: number | undefined) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { page } = criteria;
  const last = totalCount === undefined || page <= lastPage(totalCount) ? null : lastPage(totalCount);
  const to = last && correctedPath({ ...criteria, page: last }, query);
  useEffect(() => {
    if (to) void navigate(to, { replace: true, preventScrollReset: true, state: keepFocus });
  }, [navigate, to]);
}

/** The suppliers that a results address finds (R001-R016). */
export function Component() {
  const [query] = useSearchParams();
  const criteria = readCriteria(useParams(), query);
  const mode = useAudienceMode();
  const say = useTexts(resultsTexts);
  const { data, previousData, error, refetch } = useSupplierResultsQuery({
    variables: searchVariables(criteria, mode),
  });
  const shown = data ?? previousData;
  const total = shown?.searchSuppliers.totalCount ?? 0;
  useLastPageAtMost(criteria, data?.searchSuppliers.totalCount);

  return (
    <Container py={{ base: '8', md: '12' }}>
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }} overflowWrap="anywhere">
        {criteriaTitle(criteria, shown?.regions ?? [], shown?.categories ?? [], say)}
      </Heading>
      <Text mt="3" color="fg.muted" aria-live="polite">
        {shown ? found(total, mode, say) : say.looking}
      </Text>
      {shown ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '12' }}
          mt={{ base: '6', md: '10' }}
        >
          <Box>
            <ResultsFilters
              criteria={criteria}
              mode={mode}
              regions={shown.regions}
              categories={shown.categories}
            />
          </Box>
          <ResultsList
            criteria={criteria}
            suppliers={shown.searchSuppliers.nodes}
            totalCount={total}
            mode={mode}
          />
        </Grid>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingLines lines={8} mt="10" />
      )}
    </Container>
  );
}
