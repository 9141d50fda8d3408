import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { setColorMode, useColorMode } from '../theme/color-mode';
import { NavButton } from './nav-item';
import { MoonIcon, SunIcon } from './pictograms';

type Props = Omit<IconButtonProps, 'onClick' | 'aria-label'> & {
  /** The labels of the button, by the mode that it switches to. */
  labels?: Record<'light' | 'dark', string>;
};

function useOtherMode() {
  const mode = useColorMode();
  return { mode, next: mode === 'dark' ? 'light' : 'dark' } as const;
}

const ENGLISH = { light: 'Use light mode', dark: 'Use dark mode' };

/** The button that switches between light and dark; the choice is saved in this browser. */
export function ColorModeToggle({ labels = ENGLISH, ...props }: Props) {
  const { mode, next } = useOtherMode();
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

type LineProps = React.ComponentProps<typeof NavButton> & Required<Pick<Props, 'labels'>>;

/** The same switch as a menu item, on screens that are too small for the button. */
export function ColorModeLine({ labels, ...line }: LineProps) {
  const { mode, next } = useOtherMode();
  return (
    <NavButton {...line} onClick={() => setColorMode(next)}>
      {mode === 'dark' ? <SunIcon /> : <MoonIcon />} {labels[next]}
    </NavButton>
  );
}
