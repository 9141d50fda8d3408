import { defineSlotRecipe } from '@chakra-ui/react';

const layerZ = 'calc(var(--up-z-index-modal) + var(--layer-index, 0))';

/** Dialogs are at most 600 px wide and scroll inside themselves on a small screen. */
export const dialog = defineSlotRecipe({
  className: 'up-dialog',
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'body',
    'footer',
    'title',
    'description',
    'closeTrigger',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: layerZ,
      bg: 'rgb(12 26 20 / 0.55)',
      _open: { animation: 'fade-in 180ms' },
      _closed: { animation: 'fade-out 120ms' },
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: layerZ,
      display: 'flex',
      alignItems: { base: 'flex-end', sm: 'center' },
      justifyContent: 'center',
      p: { base: '0', sm: '4' },
      overscrollBehaviorY: 'none',
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      maxW: 'dialog',
      maxH: { base: '92dvh', sm: 'calc(100dvh - 4rem)' },
      overflow: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: { base: '18px 18px 0 0', sm: 'xl' },
      boxShadow: 'lg',
      outline: '0',
      _open: { animation: 'rise 180ms' },
      _closed: { animation: 'sink 120ms' },
    },
    header: { px: '6', pt: '6', pb: '2', pe: '14' },
    title: {
      fontFamily: 'heading',
      fontWeight: 'display',
      fontSize: 'xl',
      lineHeight: 'snug',
      letterSpacing: 'snug',
    },
    description: { color: 'fg.muted' },
    body: { px: '6', py: '3', flex: '1' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: '6',
      pt: '3',
      pb: '6',
    },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: '4' },
  },
  variants: { size: { sm: { content: { maxW: 'md' } }, md: {} } },
  defaultVariants: { size: 'md' },
});

const floating = {
  bg: 'bg.panel',
  color: 'fg',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border',
  boxShadow: 'md',
  outline: '0',
} as const;

export const menu = defineSlotRecipe({
  className: 'up-menu',
  slots: [
    'content',
    'item',
    'itemText',
    'itemGroup',
    'itemGroupLabel',
    'separator',
    'indicator',
    'itemIndicator',
    'itemCommand',
    'trigger',
  ],
  base: {
    content: {
      ...floating,
      minW: '44',
      p: '1.5',
      zIndex: 'dropdown',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      _open: { animation: 'rise 120ms' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      px: '2.5',
      py: '2',
      width: '100%',
      borderRadius: 'l1',
      textStyle: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'menuitem',
      outline: '0',
      _highlighted: { bg: 'bg.muted' },
      _disabled: { layerStyle: 'disabled' },
      _icon: { boxSize: '4.5', color: 'fg.muted' },
    },
    itemText: { flex: '1' },
    itemGroupLabel: { px: '2.5', py: '1.5', textStyle: 'xs', fontWeight: 'semibold', color: 'fg.muted' },
    separator: { height: '1px', bg: 'border', my: '1.5' },
  },
});

export const popover = defineSlotRecipe({
  className: 'up-popover',
  slots: ['content', 'header', 'body', 'footer', 'title', 'arrow', 'arrowTip'],
  base: {
    content: { ...floating, p: '4', zIndex: 'popover', width: 'xs', textStyle: 'sm' },
    title: { fontWeight: 'semibold' },
  },
});

export const tooltip = defineSlotRecipe({
  className: 'up-tooltip',
  slots: ['content', 'arrow', 'arrowTip', 'trigger', 'positioner'],
  base: {
    content: {
      bg: 'neutral.solid',
      color: 'neutral.contrast',
      px: '2.5',
      py: '1',
      borderRadius: 'l1',
      textStyle: 'xs',
      fontWeight: 'medium',
      maxW: 'xs',
      zIndex: 'popover',
    },
  },
});
