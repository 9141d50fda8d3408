import { Box, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '../../ui/skeleton';
import { boardStyles } from './board-styles';
import { statusOrder } from './lead-moves';
import { leadStatuses } from './lead-words';

/** Cards that each column seems to have while none has come yet. */
const SHAPES = [0, 1, 2];

/** Nothing to scroll to, so nothing for the keyboard to reach. */
const still = { overflowX: 'hidden', '& .column .cards': { overflowY: 'hidden' } } as const;

/** The board while its leads load. */
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
