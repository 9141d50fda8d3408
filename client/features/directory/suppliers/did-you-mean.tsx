import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { ButtonLink } from '../../../ui/button-link';
import { resultsTexts } from './results-texts';
import { criteriaPath, type SearchCriteria, searchVariables } from './search-criteria';
import { useSearchSuggestionsQuery } from './suggestions.generated';

export const suggestionChip = { size: 'sm', variant: 'outline', borderRadius: 'full' } as const;

/** A row of other searches under a title. */
export function Suggestions({ title, children }: { title: string; children: ReactNode }) {
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

/** Returns alternatives to these criteria. */
export function useSuggestions(criteria: SearchCriteria) {
  const { filter } = searchVariables(criteria);
  const { data } = useSearchSuggestionsQuery({ variables: { filter } });
  return data?.searchSuggestions ?? { services: [], regions: [] };
}

/** Services with a similar spelling; renders nothing if there are none. */
export function DidYouMean({ criteria }: { criteria: SearchCriteria }) {
  const text = useTexts(resultsTexts);
  const { services } = useSuggestions(criteria);
  if (services.length === 0) return null;
  return (
    <Suggestions title={text.didYouMean}>
      {services.map((name) => (
        <ButtonLink
          key={name}
          {...suggestionChip}
          to={criteriaPath({ ...criteria, service: name, asTyped: undefined, page: 1 })}
        >
          {name}
        </ButtonLink>
      ))}
    </Suggestions>
  );
}
