import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { hideInPrint } from './print';

type Props = {
  title: string;
  /** Content beside the title, such as the status. */
  tag?: ReactNode;
  /** Facts below the title, without empty ones. */
  facts: readonly ReactNode[];
  back?: ReactNode;
  action?: ReactNode;
};

/** The heading of a record's screen: its title and status, its main facts, and its actions. */
export function RecordHeader({ title, tag, facts, back, action }: Props) {
  const id = useId();
  return (
    <Box mb="5">
      {back}
      <Flex justify="space-between" align="flex-start" gap="4" wrap="wrap">
        <Box minW="0" flex="1 1 20rem">
          <Flex align="center" gap="3" wrap="wrap">
            <Heading as="h1" size="xl">
              {title}
            </Heading>
            {tag}
          </Flex>
          {/* Each fact has a dot before it; at the start of a line it falls outside and is cut off. */}
          <Box overflow="hidden" color="fg.muted" textStyle="sm" mt="1.5" fontVariantNumeric="tabular-nums">
            <Flex
              wrap="wrap"
              ms="-4"
              css={{
                '& > span::before': {
                  content: '"·" / ""',
                  display: 'inline-block',
                  w: '4',
                  textAlign: 'center',
                },
              }}
            >
              {facts
                .filter((fact) => fact !== null && fact !== undefined && fact !== '' && fact !== false)
                .map((fact, index) => (
                  <span key={`${id}-${String(index)}`}>{fact}</span>
                ))}
            </Flex>
          </Box>
        </Box>
        {action && (
          <Flex css={hideInPrint} gap="2" wrap="wrap" w={{ base: 'full', md: 'auto' }}>
            {action}
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
