import type { SystemStyleObject } from '@chakra-ui/react';

/** The width of an editable cell's pencil with the room around it, in pixels. */
export const PENCIL_ROOM = 30;

const HEADER_ROOM = 48;

/** Styles of cells that are edited in place; grid-styles.ts explains why cells are not components. */
export const cellStyles: SystemStyleObject = {
  '& tbody td.editable:not(.key)': { position: 'relative' },
  '@media (hover: hover)': {
    // Two shapes without elements: a grid has some thousand cells, and only one of them shows the pencil.
    '& tbody td.editable:hover::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      width: `${PENCIL_ROOM}px`,
      bg: 'inherit',
      cursor: 'text',
    },
    '& tbody td.editable:hover::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 6px)',
      insetInlineEnd: '9px',
      boxSize: '12px',
      bg: 'fg.muted',
      cursor: 'text',
      clipPath:
        'polygon(0 100%, 5% 72%, 62% 15%, 85% 38%, 28% 95%, 0 100%, 69% 8%, 77% 0, 100% 23%, 92% 31%, 69% 8%)',
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
    '& tbody td.editable.number:hover::before': { insetInlineEnd: 'auto', insetInlineStart: '0' },
    '& tbody td.editable.number:hover::after': { insetInlineEnd: 'auto', insetInlineStart: '9px' },
  },
  '& tbody tr.row > td.editing': { position: 'relative', overflow: 'visible', p: '0', zIndex: '3' },
  '& tbody tr.row > td.editing.key': { position: 'sticky' },
  '& .cell-editor': {
    position: 'relative',
    '& > input, & > select, & > textarea': {
      display: 'block',
      width: '100%',
      height: '36px',
      px: '3',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: '0',
      outline: '2px solid var(--up-colors-brand-focus-ring)',
      outlineOffset: '-2px',
      scrollMarginTop: `${HEADER_ROOM}px`,
      scrollMarginBottom: `${HEADER_ROOM}px`,
      _invalid: { outlineColor: 'border.error' },
    },
    '& > textarea': {
      position: 'absolute',
      top: '-18px',
      insetInlineStart: '0',
      minWidth: '320px',
      height: 'auto',
      py: '2',
      boxShadow: 'lg',
      whiteSpace: 'pre-wrap',
      resize: 'none',
    },
  },
  '& .validation-error': {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetInlineStart: '0',
    zIndex: '1',
    px: '2.5',
    py: '1.5',
    borderRadius: 'l1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.error',
    color: 'fg.error',
    textStyle: 'xs',
    fontWeight: 'medium',
    textAlign: 'start',
    boxShadow: 'md',
    width: 'max-content',
    maxWidth: '280px',
    whiteSpace: 'normal',
  },
  '& .validation-error.above': { top: 'auto', bottom: 'calc(100% + 4px)' },
};
