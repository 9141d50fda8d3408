import { defineSlotRecipe } from '@chakra-ui/react';

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
