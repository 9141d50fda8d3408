import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { ColumnsIcon } from '../ui/admin-icons';
import { Dialog } from '../ui/dialog';
import { ChevronDownIcon } from '../ui/pictograms';
import { ResponsiveLabel, responsiveLabelPadding } from '../ui/responsive-label';
import { TickBox } from '../ui/tick-box';
import { measureColumn } from './measure-column';
import type { ColumnView } from './use-column-view';

type Shown = { id: string; header: string; key?: boolean };

const Label = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', flex: '1', minW: '0', cursor: 'pointer' },
});

/** The list for choosing and ordering the columns of a grid, by pointer and by keyboard alike. */
function ColumnList<Column extends Shown>({ view }: { view: ColumnView<Column> }) {
  const [announcement, setAnnouncement] = useState('');
  const id = useId();
  const move = (column: Column, by: number) => {
    view.move(column.id, by);
    setAnnouncement(`${column.header} has moved ${by < 0 ? 'up' : 'down'}`);
  };
  return (
    <>
      <Box as="ul" listStyleType="none" display="grid" gap="1">
        {view.all.map((column, index) => (
          <Flex as="li" key={column.id} align="center" gap="2" py="1">
            <Label htmlFor={`${id}-${column.id}`}>
              <TickBox
                id={`${id}-${column.id}`}
                type="checkbox"
                checked={view.isShown(column.id)}
                disabled={column.key}
                onChange={(event) => view.show(column.id, event.target.checked)}
              />
              <span>{column.header}</span>
            </Label>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Move ${column.header} up`}
              disabled={index === 0}
              onClick={() => move(column, -1)}
            >
              <ChevronDownIcon transform="rotate(180deg)" />
            </IconButton>
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="neutral"
              aria-label={`Move ${column.header} down`}
              disabled={index === view.all.length - 1}
              onClick={() => move(column, 1)}
            >
              <ChevronDownIcon />
            </IconButton>
          </Flex>
        ))}
      </Box>
      <Text srOnly role="status">
        {announcement}
      </Text>
    </>
  );
}

/** Fits the width of each column to its current content. */
function fitColumns<Column extends Shown>(view: ColumnView<Column>) {
  for (const { id } of view.columns) {
    const width = measureColumn(document.querySelector<HTMLElement>(`[role=grid] th[data-column="${id}"]`));
    if (width) view.resize(id, width);
  }
}

/** The button that opens the choice of columns, and its dialog. */
export function ColumnChoice<Column extends Shown>({ view }: { view: ColumnView<Column> }) {
  const [open, setOpen] = useState(false);
  const hidden = view.all.length - view.columns.length;
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        px={responsiveLabelPadding}
        onClick={() => setOpen(true)}
      >
        <ColumnsIcon />
        <ResponsiveLabel>
          Columns{hidden > 0 && ` (${view.columns.length} of ${view.all.length})`}
        </ResponsiveLabel>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Columns"
        footer={
          <>
            <Button variant="ghost" colorPalette="neutral" onClick={() => fitColumns(view)}>
              Fit columns to their content
            </Button>
            <Button variant="ghost" colorPalette="neutral" disabled={!view.changed} onClick={view.reset}>
              Reset columns
            </Button>
            <Button onClick={() => setOpen(false)}>Done</Button>
          </>
        }
      >
        <ColumnList view={view} />
      </Dialog>
    </>
  );
}
