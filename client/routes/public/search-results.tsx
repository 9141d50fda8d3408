import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { use, useEffect } from 'react';
import { UNSAFE_DataRouterContext, useParams, useSearchParams } from 'react-router';
import { NoResultOptions } from '../../features/directory/supplier-alerts/no-result-options';
import { asRead } from '../../features/directory/suppliers/interpretation';
import { InterpretationNotice } from '../../features/directory/suppliers/interpretation-notice';
import { relaxedSentence } from '../../features/directory/suppliers/relaxed';
import { relaxedTexts } from '../../features/directory/suppliers/relaxed-texts';
import { useSupplierResultsQuery } from '../../features/directory/suppliers/results.generated';
import { ResultsFilters } from '../../features/directory/suppliers/results-filters';
import { ResultsList } from '../../features/directory/suppliers/results-list';
import { type ResultsTexts, resultsTexts } from '../../features/directory/suppliers/results-texts';
import {
  criteriaPath,
  criteriaTitle,
  readCriteria,
  searchVariables,
} from '../../features/directory/suppliers/search-criteria';
import { SearchBox } from '../../features/site/search/search-box';
import { type AudienceMode, currentAudienceMode, setAudienceMode } from '../../lib/audience-mode';
import { formatCount } from '../../lib/format';
import { useLanguage, useTexts } from '../../lib/language';
import { keepFocus } from '../../lib/navigation-state';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';
import { TextLink } from '../../ui/text-link';

function found(total: number, mode: AudienceMode, say: ResultsTexts): string {
  const audience = { General: '', Commercial: say.forBusiness, Consumer: say.forHome }[mode];
  if (total === 0) return say.foundNone(audience);
  return total === 1 ? say.foundOne(audience) : say.found(formatCount(total), audience);
}

/** The suppliers found for a results address (R001-R016). */
export function Component() {
  const [query] = useSearchParams();
  const criteria = readCriteria(useParams(), query);
  const say = useTexts(resultsTexts);
  const variables = searchVariables(criteria);
  const { data, previousData, error, refetch } = useSupplierResultsQuery({
    variables,
  });
  const shown = data ?? previousData;
  const { totalCount: total = 0, interpretation, relaxed } = shown?.searchSuppliers ?? {};
  const language = useLanguage();
  const english = language === 'en';
  const read = asRead(criteria, interpretation, english);
  const title = criteriaTitle(read.criteria, shown?.regions ?? [], shown?.categories ?? [], say, read.place);
  const sayRelaxed = useTexts(relaxedTexts);
  const router = use(UNSAFE_DataRouterContext)?.router;
  // A visitor who follows a link to the results of a mode continues in that mode, unless a search has already left
  // these results and chosen its own.
  useEffect(() => {
    const left = router?.state.navigation.state === 'loading';
    if (!left && criteria.mode !== currentAudienceMode()) setAudienceMode(criteria.mode);
  }, [criteria.mode, router]);

  return (
    <Container py={{ base: '8', md: '12' }}>
      <Heading as="h1" size={{ base: '2xl', md: '3xl' }}>
        {title}
      </Heading>
      <Text mt="3" color="fg.muted" aria-live="polite">
        {relaxed
          ? relaxedSentence(relaxed, { total, interpretation }, sayRelaxed, english)
          : shown
            ? found(total, criteria.mode, say)
            : say.looking}
      </Text>
      {interpretation && <InterpretationNotice criteria={criteria} interpretation={interpretation} />}
      {criteria.mode !== 'General' && (
        <TextLink
          to={criteriaPath({ ...criteria, mode: 'General', page: 1 })}
          onClick={() => setAudienceMode('General')}
          state={keepFocus}
          display="inline-block"
          mt="2"
        >
          {say.showAll}
        </TextLink>
      )}
      {/* The toolbar of a phone only has room for a button. */}
      <Box mt="5" hideFrom="md">
        <SearchBox size="page" />
      </Box>
      {shown ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
          gap={{ base: '8', lg: '12' }}
          mt={{ base: '6', md: '10' }}
        >
          <Box>
            <ResultsFilters
              criteria={criteria}
              interpretation={interpretation}
              regions={shown.regions}
              categories={shown.categories}
            />
          </Box>
          <ResultsList
            criteria={criteria}
            suppliers={shown.searchSuppliers.nodes}
            totalCount={total}
            interpretation={interpretation}
            relaxed={relaxed}
            options={
              (criteria.service || criteria.category) && (
                <NoResultOptions search={variables.filter} title={title} />
              )
            }
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
