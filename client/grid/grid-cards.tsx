import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { GridColumn } from './grid-column';

type Props<Row> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  rowHref?: (row: Row) => string | null;
  linkState?: unknown;
};

const context = { tabIndex: 0 } as const;

/** What a grid is on a phone: one card a row, with the labels of the columns beside the values. */
export function GridCards<Row>({ label, columns, rows, rowId, rowHref, linkState }: Props<Row>) {
  const titles = columns.filter(({ onCard }) => onCard === 'title');
  const corners = columns.filter(({ onCard }) => onCard === 'corner');
  const feet = columns.filter(({ onCard }) => onCard === 'foot');
  const lines = columns.filter(({ onCard }) => !onCard);
  return (
    <Box
      as="ul"
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {rows.map((row) => {
        const href = rowHref?.(row);
        const title = titles.map(({ id, cell }) => <span key={id}>{cell(row, context)}</span>);
        return (
          <Box as="li" key={rowId(row)} layerStyle="panel" p="4">
            <Flex justify="space-between" align="flex-start" gap="3">
              <Heading
                as="h2"
                size="sm"
                minW="0"
                overflowWrap="anywhere"
                css={{ '& a': { color: 'fg.brand' } }}
              >
                {href ? (
                  <Link to={href} state={linkState}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </Heading>
              <Flex align="center" gap="2" flexShrink="0" textStyle="xs" color="fg.muted">
                {corners.map(({ id, cell }) => (
                  <span key={id}>{cell(row, context)}</span>
                ))}
              </Flex>
            </Flex>
            <Grid
              as="dl"
              templateColumns="minmax(6.5rem, auto) minmax(0, 1fr)"
              columnGap="3"
              rowGap="1.5"
              mt="3"
              textStyle="sm"
              alignItems="baseline"
            >
              {lines.map(({ id, header, cell }) => {
                const content = cell(row, context);
                return content === null || content === '' ? null : (
                  <Box key={id} display="contents">
                    <Box as="dt" color="fg.muted" textStyle="xs">
                      {header}
                    </Box>
                    <Box as="dd" minW="0" maxW="full" overflowWrap="anywhere" justifySelf="start">
                      {content}
                    </Box>
                  </Box>
                );
              })}
            </Grid>
            {feet.map(({ id, cell }) => (
              <Box key={id} mt="3">
                {cell(row, context)}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
