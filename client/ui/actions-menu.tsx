import type { BoxProps } from '@chakra-ui/react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { Disclosure } from './disclosure';

type Props = Omit<ComponentProps<typeof Disclosure>, 'panel'> & { panel: BoxProps };

/**
 * A button with a panel of actions, which closes after each of them and returns the focus to the button. The arrow keys
 * move between the button and the actions.
 */
export function ActionsMenu({ button, panel, ...menu }: Props) {
  return (
    <Disclosure
      {...menu}
      button={{ variant: 'outline', onKeyDown: moveByArrow, ...button }}
      panel={{ onClick: closePanel, onKeyDown: moveByArrow, ...panel }}
    />
  );
}

/**
 * Closes the panel by pressing its button, since actions do not leave the page. Dialogs of an action are outside the
 * panel.
 */
function closePanel({ currentTarget, target }: MouseEvent<HTMLElement>) {
  if (!currentTarget.contains(target as Node) || target === currentTarget) return;
  const button = currentTarget.parentElement?.querySelector('button');
  button?.click();
  button?.focus();
}

/** Fields on a panel keep their arrow keys, and so does the page while the panel is closed. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const place = currentTarget.parentElement;
  const stops = [...(place?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])];
  const at = stops.indexOf(target as HTMLElement);
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (step === 0 || at < 0 || stops[0]?.getAttribute('aria-expanded') !== 'true') return;
  event.preventDefault();
  // Wraps around, since a panel may open above its button.
  stops[(at + step + stops.length) % stops.length]?.focus();
}
