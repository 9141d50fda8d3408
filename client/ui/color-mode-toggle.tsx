import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { setColorMode, useColorMode } from '../theme/color-mode';
import { MoonIcon, SunIcon } from './icons';

/** Switches between light and dark; the choice is kept in this browser. */
export function ColorModeToggle(props: Omit<IconButtonProps, 'onClick' | 'aria-label'>) {
  const mode = useColorMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      {...props}
      aria-label={`Use ${next} colours`}
      onClick={() => setColorMode(next)}
    >
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
