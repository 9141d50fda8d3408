import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import { useTexts } from '../lib/language';
import { EyeIcon, EyeOffIcon } from '../ui/icons';
import { formTexts } from './form-texts';

type Props = Omit<IconButtonProps, 'onClick' | 'aria-label'> & {
  shown: boolean;
  onShown: (shown: boolean) => void;
};

/** The button in a password field that shows and hides the password. */
export function ShowPasswordButton({ shown, onShown, ...place }: Props) {
  const text = useTexts(formTexts);
  return (
    <IconButton
      size="sm"
      variant="ghost"
      colorPalette="neutral"
      {...place}
      aria-label={shown ? text.hidePassword : text.showPassword}
      aria-pressed={shown}
      onClick={() => onShown(!shown)}
    >
      {shown ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  );
}
