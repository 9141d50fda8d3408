import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { setColorMode, useColorMode } from '../theme/color-mode';
import { MoonIcon, SunIcon } from './icons';

type Props = Omit<IconButtonProps, 'onClick' | 'aria-label'> & {
  /** What the button says that leads to these colours. */
  labels?: Record<'light' | 'dark', string>;
};

const ENGLISH = { light: 'Use light colours', dark: 'Use dark colours' };

/** Switches between light and dark; the choice is kept in this browser. */
export function ColorModeToggle({ labels = ENGLISH, ...props }: Props) {
  const mode = useColorMode();
  const next = mode === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      variant="ghost"
      colorPalette="neutral"
      size="sm"
      {...props}
      aria-label={labels[next]}
      onClick={() => setColorMode(next)}
    >
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />}
    </IconButton>
  );
}
