import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ArrowRightIcon } from '../ui/pictograms';
import { formatValue, type HistoryLabels, labelOf, type TimelineEntry } from './history-labels';

type Change = TimelineEntry['changes'][number];
type Of = { words: HistoryLabels };

/** The number of changes shown at first. */
const FEW = 4;

const Value = ({ children, was }: { children: string; was?: boolean }) => (
  <Text
    as={was ? 'del' : 'ins'}
    textDecoration="none"
    color={was ? 'fg.muted' : 'fg'}
    overflowWrap="anywhere"
    whiteSpace="pre-line"
    minW="0"
  >
    {children || '(empty)'}
  </Text>
);

function ChangeLine({ words, change }: Of & { change: Change }) {
  const [before, after] = [change.before, change.after].map((value) => formatValue(words, change, value));
  const isRow = change.kind === 'ROW';
  const added = isRow && change.before === null;
  const removed = isRow && change.after === null;
  return (
    <Box as="li" display={{ md: 'grid' }} gridTemplateColumns="minmax(0, 11rem) minmax(0, 1fr)" columnGap="4">
      <Text as="span" display="block" color="fg.muted">
        {labelOf(words, change)}
      </Text>
      {!change.valuesStored ? (
        <Text as="span" color="fg.muted" fontStyle="italic">
          changed. The old text is no longer stored.
        </Text>
      ) : added || removed ? (
        <Text as="span" overflowWrap="anywhere">
          <Text as="span" color="fg.muted">
            {added ? 'Added: ' : 'Removed: '}
          </Text>
          {added ? after : before}
        </Text>
      ) : (
        <Flex as="span" columnGap="2" wrap={{ base: 'wrap', md: 'nowrap' }} align="baseline">
          <Value was>{before ?? ''}</Value>
          <Flex as="span" gap="2" align="baseline" minW="0">
            <ArrowRightIcon
              boxSize="3.5"
              flexShrink="0"
              color="fg.muted"
              role="img"
              aria-label="changed to"
            />
            <Value>{after ?? ''}</Value>
          </Flex>
        </Flex>
      )}
    </Box>
  );
}

/** The values of each field before and after; only the first few until the user opens all. */
export function TimelineChanges({ words, entry }: Of & { entry: Pick<TimelineEntry, 'changes'> }) {
  const [all, setAll] = useState(false);
  const { changes } = entry;
  const shown = all || changes.length <= FEW + 1 ? changes : changes.slice(0, FEW);
  if (changes.length === 0) return null;
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap={{ base: '2.5', md: '1.5' }} mt="2" textStyle="sm">
        {shown.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: list rows share its name, and their order is fixed
          <ChangeLine key={`${change.field}-${index}`} words={words} change={change} />
        ))}
      </Box>
      {shown.length < changes.length && (
        <Button type="button" size="xs" variant="ghost" mt="2" ms="-2" onClick={() => setAll(true)}>
          Show all {changes.length} fields
        </Button>
      )}
    </>
  );
}
