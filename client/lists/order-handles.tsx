import { Box, Flex, IconButton } from '@chakra-ui/react';
import type { PointerEventHandler } from 'react';
import { GripIcon } from '../ui/admin-icons';
import { ChevronDownIcon } from '../ui/pictograms';
import type { Order } from './use-order';

type HandleProps = { dragging: boolean; onPointerDown: PointerEventHandler };

/** The handle for dragging a row. For the keyboard there are buttons. */
export const DragHandle = ({ dragging, onPointerDown }: HandleProps) => (
  <Flex
    aria-hidden
    data-drag-handle
    align="center"
    justify="center"
    boxSize="9"
    flexShrink="0"
    color="fg.muted"
    cursor={dragging ? 'grabbing' : 'grab'}
    touchAction="none"
    borderRadius="l1"
    _hover={{ color: 'fg', bg: 'bg.muted' }}
    onPointerDown={onPointerDown}
  >
    <GripIcon />
  </Flex>
);

type ButtonProps = { order: Order; id: number; name: string; stacked?: boolean };

/** Buttons that move a row by one place. At either end the button is not disabled, so that it keeps the focus. */
export function MoveButtons({ order: { shown, put }, id, name, stacked = false }: ButtonProps) {
  const place = shown.indexOf(id);
  const moves = [
    { direction: 'up', to: place - 1, turn: 'rotate(180deg)' },
    { direction: 'down', to: place + 1, turn: undefined },
  ];
  return (
    <Flex direction={stacked ? 'column' : 'row'} flexShrink="0">
      {moves.map(({ direction, to, turn }) => (
        <IconButton
          key={direction}
          type="button"
          size={stacked ? 'xs' : 'sm'}
          variant="ghost"
          colorPalette="neutral"
          aria-label={`Move ${name} ${direction}`}
          aria-disabled={to < 0 || to >= shown.length}
          onClick={() => put(id, to)}
        >
          <ChevronDownIcon transform={turn} />
        </IconButton>
      ))}
    </Flex>
  );
}

/** The live region that announces moves to screen readers. */
export const OrderAnnouncement = ({ order }: { order: Order }) => (
  <Box srOnly role="status">
    {order.announcement}
  </Box>
);
