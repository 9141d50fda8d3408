import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

export const card = defineSlotRecipe({
  className: 'up-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      borderRadius: 'l3',
      color: 'fg',
      overflowWrap: 'anywhere',
    },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
    },
    body: { display: 'flex', flexDirection: 'column', flex: '1', p: 'var(--card-padding)' },
    footer: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      px: 'var(--card-padding)',
      pb: 'var(--card-padding)',
    },
    title: { fontFamily: 'heading', fontWeight: 'display', letterSpacing: 'snug', lineHeight: 'snug' },
    description: { color: 'fg.muted', textStyle: 'sm' },
  },
  variants: {
    size: {
      sm: { root: { '--card-padding': 'spacing.4' }, title: { fontSize: 'md' } },
      md: { root: { '--card-padding': 'spacing.6' }, title: { fontSize: 'lg' } },
      lg: { root: { '--card-padding': 'spacing.8' }, title: { fontSize: 'xl' } },
    },
    variant: {
      outline: { root: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border' } },
      elevated: { root: { bg: 'bg.panel', boxShadow: 'md' } },
      subtle: { root: { bg: 'bg.subtle' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Status tags: a ground, an ink and a word; colour is never the only sign. */
export const badge = defineRecipe({
  className: 'up-badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderRadius: 'leafSm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    width: 'fit-content',
    colorPalette: 'neutral',
    _icon: { boxSize: '1em' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.muted', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { borderWidth: '1px', borderColor: 'colorPalette.border', color: 'colorPalette.fg' },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      xs: { textStyle: '2xs', px: '1.5', minH: '4' },
      sm: { textStyle: 'xs', px: '2', minH: '5' },
      md: { textStyle: 'sm', px: '2.5', minH: '6' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
});

export const alert = defineSlotRecipe({
  className: 'up-alert',
  slots: ['root', 'content', 'title', 'description', 'indicator'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      width: '100%',
      px: '4',
      py: '3',
      borderRadius: 'l2',
      textStyle: 'sm',
    },
    content: { display: 'flex', flexDirection: 'column', flex: '1', gap: '0.5', minWidth: '0' },
    title: { fontWeight: 'semibold' },
    description: { display: 'block' },
    indicator: { display: 'inline-flex', flexShrink: '0', boxSize: '5', _icon: { boxSize: 'full' } },
  },
  variants: {
    status: {
      info: { root: { bg: 'bg.info', color: 'fg' }, indicator: { color: 'fg.info' } },
      warning: { root: { bg: 'bg.warning', color: 'fg' }, indicator: { color: 'fg.warning' } },
      success: { root: { bg: 'bg.success', color: 'fg' }, indicator: { color: 'fg.success' } },
      error: { root: { bg: 'bg.error', color: 'fg' }, indicator: { color: 'fg.error' } },
      neutral: { root: { bg: 'bg.subtle', color: 'fg' }, indicator: { color: 'fg.muted' } },
    },
    variant: { subtle: {} },
  },
  defaultVariants: { status: 'info', variant: 'subtle' },
});

export const tabs = defineSlotRecipe({
  className: 'up-tabs',
  slots: ['root', 'list', 'trigger', 'content', 'indicator', 'contentGroup'],
  base: {
    root: { position: 'relative' },
    list: { display: 'flex', gap: '1', overflowX: 'auto', borderBottomWidth: '1px', borderColor: 'border' },
    trigger: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      px: '4',
      h: '11',
      whiteSpace: 'nowrap',
      cursor: 'button',
      textStyle: 'sm',
      fontWeight: 'semibold',
      color: 'fg.muted',
      borderBottomWidth: '3px',
      borderColor: 'transparent',
      mb: '-1px',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg' },
      _selected: { color: 'fg.brand', borderColor: 'accent.solid' },
      _disabled: { layerStyle: 'disabled' },
    },
    content: { pt: '5', focusVisibleRing: 'inside' },
  },
  variants: { variant: { line: {} }, size: { sm: { trigger: { h: '9', px: '3' } }, md: {} } },
  defaultVariants: { variant: 'line', size: 'md' },
});

/** Dense, aligned, calm: used by plain tables and, class by class, by grids. */
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
