import { chakra } from '@chakra-ui/react';

/**
 * A native checkbox, which shows its tick before any script has loaded. Its box is styled by the component around it.
 */
export const Tick = chakra('input', {
  base: {
    appearance: 'none',
    _checked: { bg: 'colorPalette.solid', borderColor: 'colorPalette.solid' },
    '&:checked::before': {
      content: '""',
      boxSize: '65%',
      bg: 'currentColor',
      clipPath: 'polygon(14% 44%, 0 62%, 42% 100%, 100% 18%, 82% 4%, 39% 66%)',
      // With the system's forced colours the background, and with it the tick, would be lost.
      '@media (forced-colors: active)': { bg: 'CanvasText' },
    },
  },
});
