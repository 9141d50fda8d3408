import { Button, Flex } from '@chakra-ui/react';
import type { GridUrl } from '../grid/use-grid-url';
import { ColumnsIcon, ListIcon } from '../ui/admin-icons';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';

const viewOptions = [
  { board: false, label: 'List', Icon: ListIcon },
  { board: true, label: 'Board', Icon: ColumnsIcon },
];

/** The switch between list and board, kept in the address. */
export const BoardSwitch = ({ url }: { url: Pick<GridUrl, 'board' | 'showBoard'> }) => (
  <Flex role="group" aria-label="Shown as" gap="1">
    {viewOptions.map(({ board, label, Icon }) => (
      <Button
        key={label}
        size="sm"
        px={responsiveLabelPadding}
        variant={board === url.board ? 'subtle' : 'ghost'}
        colorPalette={board === url.board ? 'brand' : 'neutral'}
        aria-pressed={board === url.board}
        onClick={() => url.showBoard(board)}
      >
        <Icon /> <ResponsiveLabel>{label}</ResponsiveLabel>
      </Button>
    ))}
  </Flex>
);
