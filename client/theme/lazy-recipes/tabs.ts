import { defineSlotRecipe } from '@chakra-ui/react';

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
      focusRingWidth: '2px',
      // An outline outside would be cut off by the list's edge.
      _focusVisible: { outlineOffset: '-2px' },
      _hover: { color: 'fg' },
      _selected: { color: 'fg.brand', borderColor: 'accent.solid' },
      _disabled: { layerStyle: 'disabled' },
    },
    content: { pt: '5', focusVisibleRing: 'inside' },
  },
  variants: { variant: { line: {} }, size: { sm: { trigger: { h: '9', px: '3' } }, md: {} } },
  defaultVariants: { variant: 'line', size: 'md' },
});
