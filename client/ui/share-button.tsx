import { Button, type ButtonProps } from '@chakra-ui/react';
import { ExternalIcon } from './icons';
import { useInBrowser } from './in-browser';

type Props = Omit<ButtonProps, 'onClick' | 'title'> & { title: string; url: () => string };

/** Opens the share sheet of the device, where there is one. */
export function ShareButton({ title, url, children, ...look }: Props) {
  const possible = useInBrowser() && typeof navigator.share === 'function';
  if (!possible) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      {...look}
      // Closing the sheet without a choice counts as a failure there, and is none.
      onClick={() => void navigator.share({ title, url: url() }).catch(() => {})}
    >
      <ExternalIcon /> {children}
    </Button>
  );
}
