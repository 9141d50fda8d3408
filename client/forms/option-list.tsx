import { chakra } from '@chakra-ui/react';

/** The list of options that opens below a field. */
export const OptionList = chakra('ul', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetX: '0',
    zIndex: 'dropdown',
    maxH: '72',
    overflowY: 'auto',
    p: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l2',
    boxShadow: 'md',
    listStyleType: 'none',
    scrollMarginBlock: '4',
  },
});

/** One option; `data-active` marks the one that Enter chooses. */
export const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    px: '2.5',
    py: '2',
    borderRadius: 'l1',
    textStyle: 'sm',
    cursor: 'pointer',
    '&[data-active]': { bg: 'bg.muted' },
  },
});

/** Returns the option that an arrow key leads to from `active`; -1 is none. */
export function nextOption(active: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (active + 1) % count;
  return active <= 0 ? count - 1 : active - 1;
}
