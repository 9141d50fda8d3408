import { defineSlotRecipe } from '@chakra-ui/react';

export const tick = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: '0',
  boxSize: '5',
  bg: 'bg.panel',
  color: 'colorPalette.contrast',
  borderWidth: '1.5px',
  borderColor: 'border.emphasized',
  cursor: 'checkbox',
  focusVisibleRing: 'outside',
  // Also when a script moves the focus here, as dialogs do.
  'input:focus-visible ~ &': {
    outline: '2px solid',
    outlineColor: 'colorPalette.focusRing',
    outlineOffset: '2px',
  },
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  '&:is([data-state=checked], [data-state=indeterminate])': {
    bg: 'colorPalette.solid',
    borderColor: 'colorPalette.solid',
  },
  _disabled: { layerStyle: 'disabled' },
  _invalid: { borderColor: 'border.error' },
} as const;

export const choiceRoot = {
  display: 'inline-flex',
  gap: '2.5',
  alignItems: 'flex-start',
  position: 'relative',
  cursor: 'checkbox',
} as const;
export const choiceLabel = {
  textStyle: 'sm',
  color: 'fg',
  userSelect: 'none',
  _disabled: { layerStyle: 'disabled' },
} as const;

export const checkbox = defineSlotRecipe({
  className: 'up-checkbox',
  slots: ['root', 'control', 'label', 'indicator', 'group'],
  base: {
    root: choiceRoot,
    control: { ...tick, borderRadius: 'l1', _icon: { boxSize: 'full', p: '0.5' } },
    label: choiceLabel,
  },
  variants: {
    size: { sm: { control: { boxSize: '4' } }, md: {} },
    variant: { solid: {}, outline: {}, subtle: {} },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
