import type { SystemStyleObject } from '@chakra-ui/react';
import { tick } from '../theme/recipes/choices';
import { cellStyles } from './cell-styles';

/** Height of the header row in pixels; rows scrolled to by keyboard stop below it. */
export const HEADER_HEIGHT = 36;
/** Heights of a row in pixels: a dozen rows fit a small laptop; a finger needs more room than a pointer. */
export const ROW_HEIGHT = { pointer: 36, finger: 44 };
export const FINGER = '(pointer: coarse)';
/** Width of the column of tick boxes, in pixels. */
export const SELECT_WIDTH = 44;

/** The mark of `Tick`, repeated here: exported from there it would enlarge the first load of public pages. */
const tickMark = {
  appearance: 'none',
  _checked: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
  '&:checked::before': {
    content: '""',
    boxSize: '65%',
    bg: 'currentColor',
    clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 39% 66%)',
    '@media (forced-colors: active)': { bg: 'CanvasText' },
  },
} as const;

/** Styles of a tick box without a component: there is one for each row of a grid, or for each card. */
export const tickStyles: SystemStyleObject = {
  '& input.tick': { ...tick, ...tickMark, boxSize: '4.5', borderRadius: 'l1', verticalAlign: 'middle' },
  '& input.tick:indeterminate': {
    bg: 'colorPalette.solid',
    borderColor: 'colorPalette.solid',
    '&::before': { content: '""', width: '55%', height: '2px', bg: 'currentColor' },
  },
};

/**
 * One rule set for a whole grid: cells are plain `<td>` with classes, since styled components in some thousand cells
 * would noticeably slow down scrolling.
 */
export const gridStyles: SystemStyleObject = {
  '& table': {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th, & thead td': {
    position: 'sticky',
    top: '0',
    // Above cells that are edited.
    zIndex: '4',
    height: `${HEADER_HEIGHT}px`,
    px: '3',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'semibold',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& th.key': { insetInlineStart: '0', zIndex: '5' },
  '& th:focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '-2px',
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    mx: '-1.5',
    px: '1.5',
    py: '1',
    borderRadius: 'l1',
    fontWeight: 'inherit',
    cursor: 'pointer',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
  '& th[aria-sort=ascending], & th[aria-sort=descending]': { color: 'fg.brand' },
  '& tbody tr': { outline: '0', scrollMarginTop: `${HEADER_HEIGHT + 4}px`, scrollMarginBottom: '12px' },
  '& tbody tr.row > td': {
    height: `${ROW_HEIGHT.pointer}px`,
    [`@media ${FINGER}`]: { height: `${ROW_HEIGHT.finger}px` },
    px: '3',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
  },
  '& tbody tr.opens': { cursor: 'pointer' },
  '& tbody tr.row:hover > td': { bg: 'bg.subtle' },
  // Drawn by the cells, since an outline of the row would be hidden behind the sticky cell.
  '& tbody tr.row:focus-visible > td': {
    bg: 'brand.subtle',
    boxShadow: 'inset 0 2px 0 var(--ring), inset 0 -2px 0 var(--ring)',
    '--ring': 'var(--up-colors-brand-focus-ring)',
  },
  '& tfoot td': {
    position: 'sticky',
    bottom: '0',
    zIndex: '4',
    height: `${ROW_HEIGHT.pointer}px`,
    px: '3',
    bg: 'bg.subtle',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    borderTopWidth: '1px',
    borderColor: 'border',
  },
  '& tfoot td.key': { insetInlineStart: '0', zIndex: '5' },
  '& .resize': {
    position: 'absolute',
    insetBlock: '6px',
    insetInlineEnd: '0',
    width: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    borderInlineEndWidth: '2px',
    borderColor: 'transparent',
    _hover: { borderColor: 'border.emphasized' },
    _focusVisible: { outline: '0', borderColor: 'brand.focusRing' },
  },
  '& th:hover .resize': { borderColor: 'border' },
  '& .number': { textAlign: 'end' },
  '& th.number button': { flexDirection: 'row-reverse' },
  '& .icon': { textAlign: 'center', '& > *': { mx: 'auto' } },
  '& tbody tr.row > td.key': { position: 'sticky', insetInlineStart: '0', zIndex: '1' },
  '&[data-scrolled] .key': {
    boxShadow: '1px 0 0 var(--up-colors-border), 8px 0 12px -10px rgb(0 0 0 / 0.35)',
  },
  '& td.key a': {
    color: 'fg',
    fontWeight: 'semibold',
    textDecoration: 'none',
    _hover: { color: 'fg.brand', textDecoration: 'underline' },
  },
  '& .second': { color: 'fg.muted' },
  ...tickStyles,
  ...cellStyles,
  '& .select': { textAlign: 'center', cursor: 'pointer' },
  '& thead td.select': { insetInlineStart: '0', zIndex: '5', p: '0' },
  '& tbody tr.row > td.select': { position: 'sticky', insetInlineStart: '0', zIndex: '1', p: '0' },
  '& tfoot td.select': { insetInlineStart: '0', zIndex: '5' },
  '& table.selects': {
    '& th.key, & tbody tr.row > td.key, & tfoot td.key': { insetInlineStart: `${SELECT_WIDTH}px` },
  },
  '@media print': {
    '& [data-scroller]': { overflow: 'visible', height: 'auto' },
    '& table': { tableLayout: 'auto', minWidth: '0 !important', textStyle: 'xs' },
    '& thead': { display: 'table-header-group' },
    '& tfoot': { display: 'table-row-group' },
    '& tr': { breakInside: 'avoid' },
    '& .select, & .resize, & th svg': { display: 'none' },
    '& th, & thead td, & tfoot td, & tbody tr.row > td, & tbody tr.row > td.key': {
      position: 'static',
      height: 'auto',
      px: '1',
      py: '0.5',
      bg: 'white',
      color: 'black',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      boxShadow: 'none',
    },
    '& tbody tr.row > td.number': { whiteSpace: 'nowrap' },
    '& col': { width: 'auto !important' },
  },
  '& tbody tr.row[aria-selected=true] > td': { bg: 'brand.subtle' },
};
