import { Box, Card, Flex, Heading, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { formatCount } from '../../../lib/format';
import { TextLink } from '../../../ui/text-link';
import { useTopZeroResultsQuery } from './search-words.generated';

type Props = { all: string };

/** The five most frequent zero-result searches; renders nothing if there are none. */
export function ZeroResultsPanel({ all }: Props) {
  const id = useId();
  const { data, previousData } = useTopZeroResultsQuery({ fetchPolicy: 'cache-and-network' });
  const misses = (data ?? previousData)?.searchMisses;
  return (
    <Card.Root as="section" aria-labelledby={id} px={{ base: '5', md: '7' }} py="5" mb="6">
      <Flex
        justify="space-between"
        align="baseline"
        gap="4"
        wrap="wrap"
        mb={misses?.nodes.length ? '3' : '0'}
      >
        <Heading as="h2" id={id} size="md">
          Searches with no results
        </Heading>
        <TextLink to={all} textStyle="sm">
          {misses && misses.totalCount > 5 ? `See all ${formatCount(misses.totalCount)}` : 'Search words'}
        </TextLink>
      </Flex>
      {misses?.nodes.length === 0 && (
        <Text color="fg.muted" textStyle="sm" mt="2">
          No searches to review yet.
        </Text>
      )}
      <Box as="ol" listStyleType="none">
        {misses?.nodes.map(({ id: missId, text, searches }) => (
          <Flex
            as="li"
            key={missId}
            justify="space-between"
            gap="4"
            py="2"
            borderTopWidth="1px"
            borderColor="border.muted"
            textStyle="sm"
          >
            <Text fontWeight="semibold" truncate>
              {text}
            </Text>
            <Text color="fg.muted" flexShrink="0" fontVariantNumeric="tabular-nums">
              {formatCount(searches)} {searches === 1 ? 'search' : 'searches'}
            </Text>
          </Flex>
        ))}
      </Box>
    </Card.Root>
  );
}
