import { defineSlotRecipe } from '@chakra-ui/react';

/** Dense and aligned: used by plain tables and, class by class, by grids. */
export const table = defineSlotRecipe({
  className: 'up-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: { width: '100%', borderCollapse: 'collapse', textStyle: 'sm', fontVariantNumeric: 'tabular-nums' },
    caption: { textStyle: 'sm', color: 'fg.muted', textAlign: 'start', pb: '2' },
    columnHeader: {
      textAlign: 'start',
      fontWeight: 'semibold',
      color: 'fg.muted',
      textStyle: 'xs',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      borderColor: 'border',
      whiteSpace: 'nowrap',
    },
    row: { borderBottomWidth: '1px', borderColor: 'border.muted', _hover: { bg: 'bg.subtle' } },
    cell: { textAlign: 'start', verticalAlign: 'middle' },
    footer: { fontWeight: 'semibold', bg: 'bg.subtle' },
  },
  variants: {
    size: {
      sm: { cell: { px: '3', py: '1.5' }, columnHeader: { px: '3', py: '2' } },
      md: { cell: { px: '4', py: '2.5' }, columnHeader: { px: '4', py: '2.5' } },
    },
    variant: { line: {} },
  },
  defaultVariants: { size: 'md', variant: 'line' },
});
