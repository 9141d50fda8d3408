import { Box, Flex, Text } from '@chakra-ui/react';

type YearColumn = { year: number; value: number };

type Props = {
  /** A description for people who cannot see the columns; the numbers belong in a table beside them. */
  description: string;
  years: readonly YearColumn[];
  /** Formats the short label above a column. */
  format: (value: number) => string;
};

/** The share of its band that a column takes (R283). */
const COLUMN_WIDTH = '55%';

/** With more years than this, phones have no room for labels above the columns. */
const ROOMY = 10;

/**
 * Columns for years side by side as plain boxes: server-rendered, so that they need no script and nothing moves during
 * hydration. Screens behind the sign-in have an interactive chart (`client/charts/`).
 */
export function YearColumns({ description, years, format }: Props) {
  const most = Math.max(...years.map(({ value }) => value), 1);
  return (
    <Flex role="img" aria-label={description} h={{ base: '64', lg: 'full' }} minH="64" align="stretch">
      {years.map(({ year, value }) => (
        <Flex key={year} direction="column" flex="1 1 0" minW="0" maxW="28" align="center">
          <Flex
            flex="1"
            w="full"
            minH="0"
            direction="column"
            justify="flex-end"
            align="center"
            borderBottomWidth="1px"
            borderColor="border.emphasized"
          >
            {value > 0 && (
              <>
                <Text
                  hideBelow={years.length > ROOMY ? 'md' : undefined}
                  textStyle="xs"
                  fontWeight="semibold"
                  fontVariantNumeric="tabular-nums"
                  mb="1"
                >
                  {format(value)}
                </Text>
                <Box
                  w={COLUMN_WIDTH}
                  minH="3px"
                  bg="accent.solid"
                  borderWidth="1px"
                  borderBottomWidth="0"
                  borderColor="accent.border"
                  borderTopRadius="xs"
                  // A share of the height that the labels leave.
                  style={{ height: `calc((100% - 1.75rem) * ${(value / most).toFixed(4)})` }}
                />
              </>
            )}
          </Flex>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums" mt="2">
            <Box as="span" hideFrom="sm">
              ’{String(year).slice(2)}
            </Box>
            <Box as="span" hideBelow="sm">
              {year}
            </Box>
          </Text>
        </Flex>
      ))}
    </Flex>
  );
}
