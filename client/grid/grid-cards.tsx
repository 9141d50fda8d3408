import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { GridColumn } from './grid-column';
import { tickStyles } from './grid-styles';
import type { GridSelection } from './use-row-selection';

type Props<Row> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string | number;
  rowHref?: (row: Row) => string | null;
  linkState?: (row: Row) => unknown;
  /** The selected rows; without it, rows cannot be selected. */
  selection?: GridSelection;
};

/** Makes the box large enough for a finger. */
const CardTick = chakra('label', {
  base: { display: 'flex', flexShrink: '0', m: '-2.5', p: '2.5', cursor: 'pointer' },
});

const context = { tabIndex: 0 } as const;

/** The grid on a phone: one card for each row, with the labels of the columns beside the values. */
export function GridCards<Row>({ label, columns, rows, rowId, rowHref, linkState, selection }: Props<Row>) {
  const wordId = useId();
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
      css={selection && tickStyles}
    >
      {selection && (
        <li id={wordId} hidden>
          Select
        </li>
      )}
      {rows.map((row, index) => {
        const id = rowId(row);
        const chosen = selection?.isSelected(Number(id));
        const href = rowHref?.(row);
        const title = titles.map(({ id, cell }) => <span key={id}>{cell(row, context)}</span>);
        return (
          <Box
            as="li"
            key={id}
            data-index={index}
            tabIndex={-1}
            layerStyle="panel"
            p="4"
            bg={chosen ? 'brand.subtle' : undefined}
          >
            <Flex justify="space-between" align="flex-start" gap="3">
              {selection && (
                <CardTick htmlFor={`${wordId}-tick-${id}`}>
                  <input
                    id={`${wordId}-tick-${id}`}
                    type="checkbox"
                    className="tick"
                    aria-labelledby={`${wordId} ${wordId}-${id}`}
                    checked={chosen}
                    onChange={() => selection.toggle(index)}
                  />
                </CardTick>
              )}
              <Heading
                as="h2"
                id={`${wordId}-${id}`}
                flex="1"
                size="sm"
                minW="0"
                overflowWrap="anywhere"
                css={{ '& a': { color: 'fg.brand' } }}
              >
                {href ? (
                  <Link to={href} state={linkState?.(row)}>
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
                return content === null || content === undefined || content === '' ? null : (
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
