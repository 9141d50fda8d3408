import { defineSlotRecipe } from '@chakra-ui/react';

const step = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '10',
  borderRadius: 'l2',
  color: 'fg',
  cursor: 'button',
  focusVisibleRing: 'inside',
  focusRingWidth: '2px',
  _hover: { bg: 'neutral.subtle' },
  _disabled: { layerStyle: 'disabled' },
} as const;

/** The calendar of a day field. Cells are large enough for a thumb. */
export const datePicker = defineSlotRecipe({
  className: 'up-date-picker',
  slots: [
    'root',
    'control',
    'content',
    'view',
    'viewControl',
    'viewTrigger',
    'prevTrigger',
    'nextTrigger',
    'rangeText',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    // Positions the calendar at the field, which this covers without receiving its events.
    control: { position: 'absolute', inset: '0', pointerEvents: 'none', zIndex: '-1' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
      p: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l3',
      boxShadow: 'lg',
      zIndex: 'calc(var(--up-z-index-popover) + var(--layer-index, 0))',
      outline: '0',
      _open: { animation: 'fade-in 120ms' },
    },
    view: { display: 'flex', flexDirection: 'column', gap: '1' },
    viewControl: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1' },
    viewTrigger: {
      ...step,
      boxSize: 'auto',
      h: '10',
      flex: '1',
      px: '2',
      textStyle: 'sm',
      fontWeight: 'semibold',
    },
    prevTrigger: step,
    nextTrigger: step,
    table: { borderCollapse: 'separate', borderSpacing: '0' },
    tableHeader: { boxSize: '10', h: '8', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
    tableCell: { p: '0', textAlign: 'center' },
    tableCellTrigger: {
      ...step,
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '[data-view=month] &, [data-view=year] &': { w: '4.25rem' },
      // Invisible days take no focus; they can belong to the month that is shown next.
      '&[data-outside-range]': { opacity: '0', pointerEvents: 'none' },
      '&[data-today]': { fontWeight: 'bold', boxShadow: 'inset 0 0 0 1px {colors.brand.border}' },
      '&[data-selected]': {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'brand.solidHover' },
      },
    },
  },
});
