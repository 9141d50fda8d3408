import { defineSlotRecipe } from '@chakra-ui/react';
import { choiceLabel, choiceRoot, tick } from '../recipes/choices';

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
