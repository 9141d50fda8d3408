import { Box, Grid, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '../ui/skeleton';
import type { GridColumn } from './grid-column';
import { FINGER, HEADER_HEIGHT, ROW_HEIGHT } from './grid-styles';

const keys = (count: number) => Array.from({ length: count }, (_, index) => `line-${index}`);

const row = {
  height: `${ROW_HEIGHT.pointer}px`,
  [`@media ${FINGER}`]: { height: `${ROW_HEIGHT.finger}px` },
};

/** The first rows of a grid while they are on their way, each where a row will stand; the headings are there. */
export const RowShapes = () => (
  <Box position="absolute" inset="0" top={`${HEADER_HEIGHT}px`} overflow="hidden" role="status">
    <VisuallyHidden>Loading</VisuallyHidden>
    {keys(24).map((key) => (
      <Grid
        key={key}
        css={row}
        templateColumns="2rem 3fr 2fr 2fr 1fr"
        gap="6"
        px="4"
        alignItems="center"
        borderBottomWidth="1px"
        borderColor="border.muted"
      >
        {keys(5).map((cell) => (
          <Skeleton key={cell} h="3" />
        ))}
      </Grid>
    ))}
  </Box>
);

type Props = { columns: readonly Pick<GridColumn<never>, 'onCard'>[] };

/** The same on a phone: cards with as many lines as theirs will have. */
export const CardShapes = ({ columns }: Props) => (
  <Box role="status" display="grid" gap="3">
    <VisuallyHidden>Loading</VisuallyHidden>
    {keys(3).map((key) => (
      <Box key={key} layerStyle="panel" p="4">
        <Skeleton h="5" w="48" maxW="full" />
        <Grid templateColumns="6.5rem minmax(0, 1fr)" columnGap="3" rowGap="3" mt="4">
          {keys(2 * columns.filter(({ onCard }) => !onCard).length).map((cell) => (
            <Skeleton key={cell} h="3.5" />
          ))}
        </Grid>
      </Box>
    ))}
  </Box>
);
