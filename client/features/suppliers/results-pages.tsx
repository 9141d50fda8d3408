import { Flex, Text } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button-link';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { criteriaPath, PAGE_SIZE, type SearchCriteria } from './search-criteria';

/** Back and further through the results; pages are addresses, so they survive reload and Back. */
export function ResultsPages({ criteria, totalCount }: { criteria: SearchCriteria; totalCount: number }) {
  const last = Math.ceil(totalCount / PAGE_SIZE);
  if (last <= 1) return null;
  const { page } = criteria;
  return (
    <Flex as="nav" aria-label="Pages of results" justify="space-between" align="center" gap="4" mt="10">
      {page > 1 ? (
        <ButtonLink to={criteriaPath({ ...criteria, page: page - 1 })} variant="outline" rel="prev">
          <ChevronLeftIcon /> Previous
        </ButtonLink>
      ) : (
        <span />
      )}
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        Page {page} of {last}
      </Text>
      {page < last ? (
        <ButtonLink to={criteriaPath({ ...criteria, page: page + 1 })} variant="outline" rel="next">
          Next <ChevronRightIcon />
        </ButtonLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}
