import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { resultsTexts } from './results-texts';
import { criteriaPath, type SearchCriteria, searchVariables } from './search-criteria';
import { useSearchSuggestionsQuery } from './suggestions.generated';

function Suggestions({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box mt="2" mb="6" textAlign="center">
      <Text textStyle="sm" fontWeight="semibold" color="fg">
        {title}
      </Text>
      <Flex gap="2" mt="3" wrap="wrap" justify="center">
        {children}
      </Flex>
    </Box>
  );
}

/** Nothing found: says so, and offers nearly the same words, other regions, and to ask for less. */
export function NoMatch({ criteria }: { criteria: SearchCriteria }) {
  const text = useTexts(resultsTexts);
  const { service, servicing, category, mode } = criteria;
  const { filter } = searchVariables(criteria);
  const { data } = useSearchSuggestionsQuery({ variables: { filter } });
  const { services = [], regions = [] } = data?.searchSuggestions ?? {};
  // Where no other region has it, a search without a region finds as little.
  const further = category !== undefined || regions.length > 0;
  const chip = { size: 'sm', variant: 'outline', borderRadius: 'full' } as const;
  return (
    <Box pb="10">
      <EmptyState
        pb="6"
        title={text.noMatch}
        action={
          <>
            {service && further && (
              <ButtonLink to={criteriaPath({ service, mode })}>{text.everywhere}</ButtonLink>
            )}
            <ButtonLink to={criteriaPath({ mode })} variant="outline">
              {text.all}
            </ButtonLink>
          </>
        }
      >
        {service && regions.length === 0 ? text.tryShorter : servicing ? text.tryElsewhere : text.tryCategory}
      </EmptyState>
      {services.length > 0 && (
        <Suggestions title={text.didYouMean}>
          {services.map((name) => (
            <ButtonLink key={name} {...chip} to={criteriaPath({ ...criteria, service: name, page: 1 })}>
              {name}
            </ButtonLink>
          ))}
        </Suggestions>
      )}
      {regions.length > 0 && (
        <Suggestions title={text.elsewhere}>
          {regions.map(({ name, supplierCount }) => (
            <ButtonLink key={name} {...chip} to={criteriaPath({ ...criteria, servicing: name, page: 1 })}>
              {name} ({formatCount(supplierCount)})
            </ButtonLink>
          ))}
        </Suggestions>
      )}
    </Box>
  );
}
