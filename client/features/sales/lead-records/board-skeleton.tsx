import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '../../../ui/skeleton';
import { boardStyles } from './board-styles';
import { leadStatuses } from './lead-labels';
import { statusOrder } from './lead-moves';

/** Placeholder cards of each column while the leads load. */
const SHAPES = [0, 1, 2];

/** Turns scrolling off, so that the keyboard cannot reach the placeholders. */
const still = { overflowX: 'hidden', '& .column .cards': { overflowY: 'hidden' } } as const;

/** The placeholder of the board while its leads load. */
export const BoardSkeleton = ({ filtersShown }: { filtersShown: boolean }) => (
  <Box role="status" css={[boardStyles(filtersShown), still]}>
    <VisuallyHidden>Loading</VisuallyHidden>
    {statusOrder.map((status) => (
      <div key={status} className="column" aria-hidden>
        <header>{leadStatuses[status]}</header>
        <div className="cards">
          {SHAPES.map((shape) => (
            <Skeleton key={shape} h="24" borderRadius="l2" flexShrink="0" />
          ))}
        </div>
      </div>
    ))}
  </Box>
);
