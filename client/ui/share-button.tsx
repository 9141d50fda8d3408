import { Button, type ButtonProps } from '@chakra-ui/react';
import { ExternalIcon } from './icons';
import { useInBrowser } from './in-browser';

type Props = Omit<ButtonProps, 'onClick' | 'title'> & { title: string; url: () => string };

/** The button that opens the device's share sheet; renders nothing if there is none. */
export function ShareButton({ title, url, children, ...look }: Props) {
  const possible = useInBrowser() && typeof navigator.share === 'function';
  if (!possible) return null;
  return (
    <Button
      variant="outline"
      size="sm"
      {...look}
      // Closing the sheet without a choice rejects, but is not an error.
      onClick={() => void navigator.share({ title, url: url() }).catch(() => {})}
    >
      <ExternalIcon /> {children}
    </Button>
  );
}
