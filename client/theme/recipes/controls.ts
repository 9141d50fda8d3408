import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** Buttons: filled for the main action of a screen, outlined for the others, ghost in toolbars and tables. */
export const button = defineRecipe({
  className: 'up-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    appearance: 'none',
    userSelect: 'none',
    position: 'relative',
    flexShrink: '0',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    textDecoration: 'none',
    focusVisibleRing: 'outside',
    transitionProperty: 'background-color, border-color, color, box-shadow, transform',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { layerStyle: 'disabled' },
    _icon: { flexShrink: '0', boxSize: '1.15em' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2.5', gap: '1.5', textStyle: 'xs' },
      sm: { h: '9', minW: '9', px: '3.5', gap: '1.5', textStyle: 'sm' },
      md: { h: '11', minW: '11', px: '5', gap: '2', textStyle: 'sm', fontSize: '0.9375rem' },
      lg: { h: '14', minW: '14', px: '7', gap: '2.5', textStyle: 'md', fontSize: '1.0625rem' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
        _expanded: { bg: 'colorPalette.solidHover' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        color: 'colorPalette.fg',
        borderColor: 'colorPalette.border',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      plain: { color: 'colorPalette.fg', px: '0', h: 'auto', minW: '0' },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const link = defineRecipe({
  className: 'up-link',
  base: {
    color: 'colorPalette.fg',
    borderRadius: 'xs',
    focusVisibleRing: 'outside',
    cursor: 'pointer',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '0.07em',
    overflowWrap: 'anywhere',
    _icon: { display: 'inline-block', boxSize: '1em', verticalAlign: '-0.12em' },
  },
  variants: {
    variant: {
      underline: {
        textDecoration: 'underline',
        textDecorationColor: 'colorPalette.border',
        _hover: { textDecorationColor: 'currentColor', textDecorationThickness: '0.12em' },
      },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const field = {
  width: '100%',
  minWidth: '0',
  appearance: 'none',
  textAlign: 'start',
  color: 'fg',
  bg: 'bg.panel',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  focusVisibleRing: 'inside',
  focusRingWidth: '2px',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg.subtle' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'border' },
  _disabled: { layerStyle: 'disabled', bg: 'bg.subtle' },
  _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
} as const;

const fieldSizes = {
  xs: { h: '7', px: '2', textStyle: 'xs' },
  sm: { h: '9', px: '3', textStyle: 'sm' },
  md: { h: '11', px: '3.5', textStyle: 'md' },
  lg: { h: '14', px: '4.5', textStyle: 'lg' },
} as const;

const flushed = {
  bg: 'transparent',
  borderRadius: '0',
  borderWidth: '0',
  borderBottomWidth: '1px',
  px: '0',
} as const;
const subtle = { bg: 'bg.subtle', borderColor: 'transparent' } as const;

export const input = defineRecipe({
  className: 'up-input',
  base: field,
  variants: { size: fieldSizes, variant: { outline: {}, subtle, flushed } },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const textarea = defineRecipe({
  className: 'up-textarea',
  base: { ...field, minH: '24', lineHeight: 'normal' },
  variants: {
    size: {
      sm: { px: '3', py: '2', textStyle: 'sm' },
      md: { px: '3.5', py: '2.5', textStyle: 'md' },
      lg: { px: '4.5', py: '3', textStyle: 'lg' },
    },
    variant: { outline: {}, subtle, flushed },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const nativeSelect = defineSlotRecipe({
  className: 'up-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { display: 'flex', position: 'relative', width: '100%', height: 'fit-content' },
    field: { ...field, cursor: 'pointer', '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' } },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      display: 'inline-flex',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: {
      xs: { field: { ...fieldSizes.xs, pe: '7' }, indicator: { insetEnd: '2' } },
      sm: { field: { ...fieldSizes.sm, pe: '8' } },
      md: { field: { ...fieldSizes.md, pe: '10' } },
      lg: { field: { ...fieldSizes.lg, pe: '11' } },
    },
    variant: {
      outline: {},
      subtle: { field: subtle },
      plain: { field: { bg: 'transparent', borderColor: 'transparent' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'up-field',
  slots: ['root', 'label', 'errorText', 'helperText', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', width: '100%', position: 'relative' },
    label: { display: 'flex', gap: '1', textStyle: 'label', color: 'fg', textAlign: 'start' },
    requiredIndicator: { color: 'fg.error' },
    helperText: { textStyle: 'sm', color: 'fg.muted' },
    errorText: {
      display: 'inline-flex',
      gap: '1.5',
      alignItems: 'center',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'fg.error',
    },
  },
});
