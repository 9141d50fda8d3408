import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { resultsTexts } from './results-texts';
import { criteriaPath, PAGE_SIZE, type SearchCriteria } from './search-criteria';

/** Back and further through the results; pages are addresses, so they survive reload and Back. */
export function ResultsPages({ criteria, totalCount }: { criteria: SearchCriteria; totalCount: number }) {
  const text = useTexts(resultsTexts);
  const last = Math.ceil(totalCount / PAGE_SIZE);
  if (last <= 1) return null;
  const { page } = criteria;
  return (
    <Flex as="nav" aria-label={text.pages} justify="space-between" align="center" gap="4" mt="10">
      {page > 1 ? (
        <ButtonLink to={criteriaPath({ ...criteria, page: page - 1 })} variant="outline" rel="prev">
          <ChevronLeftIcon /> {text.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {text.pageOf(formatCount(page), formatCount(last))}
      </Text>
      {page < last ? (
        <ButtonLink to={criteriaPath({ ...criteria, page: page + 1 })} variant="outline" rel="next">
          {text.next} <ChevronRightIcon />
        </ButtonLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}
