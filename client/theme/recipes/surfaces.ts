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

/** Status tags: a background, a text colour and a word; colour is never the only sign. */
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
