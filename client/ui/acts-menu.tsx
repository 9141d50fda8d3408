import type { BoxProps } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { Disclosure } from './disclosure';

type Props = Omit<ComponentProps<typeof Disclosure>, 'panel'> & { panel: BoxProps };

/** A button whose panel holds acts: it closes with each of them, and the button has the focus then. */
export function ActsMenu({ button, panel, ...menu }: Props) {
  return (
    <Disclosure
      {...menu}
      button={{ variant: 'outline', ...button }}
      panel={{ onClick: closePanel, ...panel }}
    />
  );
}

/** Acts stay on the page: the button is pressed again for them. Questions that an act asks stand elsewhere. */
function closePanel({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (!currentTarget.contains(target as Node) || target === currentTarget) return;
  const button = currentTarget.parentElement?.querySelector('button');
  button?.click();
  button?.focus();
}
