import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { embeddedCriteria } from '../../features/directory/suppliers/embedded-criteria';
import { asRead } from '../../features/directory/suppliers/interpretation';
import { relaxedSentence } from '../../features/directory/suppliers/relaxed';
import { relaxedTexts } from '../../features/directory/suppliers/relaxed-texts';
import { useSupplierResultsQuery } from '../../features/directory/suppliers/results.generated';
import { resultsTexts } from '../../features/directory/suppliers/results-texts';
import {
  criteriaPath,
  criteriaTitle,
  searchVariables,
} from '../../features/directory/suppliers/search-criteria';
import { SupplierCard } from '../../features/directory/suppliers/supplier-card';
import { formatCount } from '../../lib/format';
import { useLanguage, useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';
import { Logo } from '../../ui/logo';

/**
 * A list of suppliers for a frame on another site: no chrome, and its links open in a new tab (P041). Its query
 * determines the results: service, servicing, category, subCategory, type.
 */
export function Component() {
  const [query] = useSearchParams();
  const criteria = embeddedCriteria(query);
  const say = useTexts(resultsTexts);
  const sayRelaxed = useTexts(relaxedTexts);
  const language = useLanguage();
  const { data, error, refetch } = useSupplierResultsQuery({
    variables: searchVariables(criteria),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h1" />;
  if (!data) return <LoadingLines lines={8} p="6" />;
  const { nodes, totalCount, interpretation, relaxed } = data.searchSuppliers;
  const read = asRead(criteria, interpretation, language === 'en');
  return (
    <Box p={{ base: '4', md: '6' }}>
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="5">
        <Heading as="h1" size="xl">
          {criteriaTitle(read.criteria, data.regions, data.categories, say, read.place)}
        </Heading>
        <Logo />
      </Flex>
      {relaxed && (
        <Text color="fg.muted" mb="4">
          {relaxedSentence(relaxed, { total: totalCount, interpretation }, sayRelaxed, language === 'en')}
        </Text>
      )}
      {totalCount === 0 && <Text color="fg.muted">{say.noMatch}</Text>}
      <Grid as="ul" gap="4" templateColumns="minmax(0, 1fr)">
        {nodes.map((supplier) => (
          <li key={supplier.id}>
            <SupplierCard supplier={supplier} to={paths.supplier(supplier.id)} newTab />
          </li>
        ))}
      </Grid>
      <Flex justify="center" mt="6">
        <ButtonLink to={totalCount > 0 ? criteriaPath(criteria) : paths.search()} variant="outline" newTab>
          {totalCount > 0 ? say.allOnSite(formatCount(totalCount)) : say.all}
        </ButtonLink>
      </Flex>
    </Box>
  );
}
