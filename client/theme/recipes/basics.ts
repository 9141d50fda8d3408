import { defineRecipe } from '@chakra-ui/react';

export const heading = defineRecipe({
  className: 'up-heading',
  base: {
    fontFamily: 'heading',
    fontWeight: 'display',
    color: 'fg',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    textWrap: 'balance',
    fontOpticalSizing: 'auto',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      xs: { fontSize: 'sm', letterSpacing: 'normal', lineHeight: 'snug' },
      sm: { fontSize: 'md', letterSpacing: 'snug', lineHeight: 'snug' },
      md: { fontSize: 'lg', letterSpacing: 'snug', lineHeight: 'snug' },
      lg: { fontSize: 'xl', letterSpacing: 'snug', lineHeight: 'snug' },
      xl: { fontSize: '2xl', lineHeight: 'snug' },
      '2xl': { fontSize: '3xl' },
      '3xl': { fontSize: '4xl' },
      '4xl': { fontSize: '5xl' },
      '5xl': { fontSize: '6xl' },
    },
  },
  defaultVariants: { size: 'xl' },
});

export const skeleton = defineRecipe({
  className: 'up-skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        bg: 'bg.muted',
        color: 'transparent',
        cursor: 'default',
        pointerEvents: 'none',
        userSelect: 'none',
        animation: 'pulse',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: {},
    },
    variant: { pulse: {} },
  },
  defaultVariants: { variant: 'pulse', loading: true },
});

export const spinner = defineRecipe({
  className: 'up-spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      xs: { '--spinner-size': 'sizes.3' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const container = defineRecipe({
  className: 'up-container',
  base: { width: '100%', maxW: 'page', mx: 'auto', px: 'gutter' },
  variants: { fluid: { true: { maxW: 'full' } } },
});
