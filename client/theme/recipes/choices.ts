import { defineSlotRecipe } from '@chakra-ui/react';

const tick = {
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
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  '&:is([data-state=checked], [data-state=indeterminate])': {
    bg: 'colorPalette.solid',
    borderColor: 'colorPalette.solid',
  },
  _disabled: { layerStyle: 'disabled' },
  _invalid: { borderColor: 'border.error' },
} as const;

const choiceRoot = {
  display: 'inline-flex',
  gap: '2.5',
  alignItems: 'flex-start',
  position: 'relative',
  cursor: 'checkbox',
} as const;
const choiceLabel = {
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

export const radioGroup = defineSlotRecipe({
  className: 'up-radio',
  slots: ['root', 'item', 'itemText', 'itemControl', 'itemIndicator', 'label'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    label: { textStyle: 'label' },
    item: choiceRoot,
    itemText: choiceLabel,
    itemControl: {
      ...tick,
      borderRadius: 'full',
      '& .dot': { boxSize: '45%', borderRadius: 'full', bg: 'currentColor', scale: '0.9' },
    },
  },
  variants: {
    size: { sm: { itemControl: { boxSize: '4' } }, md: {} },
    variant: { solid: {}, outline: {}, subtle: {} },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

export const switchRecipe = defineSlotRecipe({
  className: 'up-switch',
  slots: ['root', 'control', 'thumb', 'label', 'indicator'],
  base: {
    root: { ...choiceRoot, alignItems: 'center' },
    label: choiceLabel,
    control: {
      display: 'inline-flex',
      flexShrink: '0',
      w: '10',
      h: '6',
      p: '2px',
      borderRadius: 'full',
      bg: 'border.emphasized',
      cursor: 'switch',
      focusVisibleRing: 'outside',
      transitionProperty: 'background-color',
      transitionDuration: 'moderate',
      _checked: { bg: 'colorPalette.solid' },
      _disabled: { layerStyle: 'disabled' },
    },
    thumb: {
      boxSize: '5',
      borderRadius: 'full',
      bg: 'bg.panel',
      transitionProperty: 'translate',
      transitionDuration: 'moderate',
      _checked: { translate: '16px 0' },
    },
  },
  variants: { size: { md: {} }, variant: { solid: {} } },
  defaultVariants: { size: 'md', variant: 'solid' },
});
