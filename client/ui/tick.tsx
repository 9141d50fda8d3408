import { chakra } from '@chakra-ui/react';

/** The browser's own checkbox, which shows its tick before any script is here. Its box comes from whoever draws it. */
export const Tick = chakra('input', {
  base: {
    appearance: 'none',
    _checked: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
    '&:checked::before': {
      content: '""',
      boxSize: '65%',
      bg: 'currentColor',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 39% 66%)',
      // Where the system sets the colours it would take away the ground, and with it the tick.
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
  },
});
