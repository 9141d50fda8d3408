import { Button, type ButtonProps, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ZeroResult } from './use-zero-result-actions';

/** Actions of a row's buttons; those that act at once return true if the row is gone. */
export type ZeroResultChoices = {
  means: (miss: ZeroResult, guess: string) => Promise<boolean>;
  other: (miss: ZeroResult) => void;
  offer: (miss: ZeroResult) => void;
  setDismissed: (miss: ZeroResult, dismissed: boolean) => Promise<boolean>;
};

type Props = { miss: ZeroResult; tabIndex: 0 | -1; on: ZeroResultChoices };

/** Returns a function that moves the focus to a neighbour of a removed row, unless the focus is already elsewhere. */
function goOnBeside(row: Element | null): () => void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return () => {
    const at = document.activeElement;
    if (!(next instanceof HTMLElement) || (at !== document.body && !row?.contains(at))) return;
    const target = next.tagName === 'TR' ? next : next.querySelector('button');
    target?.focus();
  };
}

/** The buttons of a zero-result search, one for each action. */
export function ZeroResultButtons({ miss, tabIndex, on }: Props) {
  const [busy, setBusy] = useState(false);
  const [guess] = miss.guesses;
  const act =
    (work: () => Promise<boolean>) =>
    async ({ currentTarget }: React.MouseEvent) => {
      if (busy) return;
      setBusy(true);
      const goOn = goOnBeside(currentTarget.closest('tr, li'));
      const gone = await work().finally(() => setBusy(false));
      if (gone) goOn();
    };
  const look: ButtonProps = {
    size: { base: 'sm', md: 'xs' },
    variant: 'outline',
    colorPalette: 'neutral',
    tabIndex,
    'aria-disabled': busy || undefined,
  };
  const named = (words: string) => ({ 'aria-label': `${words}: “${miss.text}”`, children: words });
  return (
    <Flex gap="1.5" wrap={{ base: 'wrap', md: 'nowrap' }} aria-busy={busy}>
      {guess && (
        <Button
          {...look}
          variant="subtle"
          colorPalette="brand"
          {...named(`Means “${guess}”`)}
          onClick={act(() => on.means(miss, guess))}
        />
      )}
      <Button {...look} {...named(guess ? 'Other …' : 'Means …')} onClick={() => on.other(miss)} />
      <Button {...look} {...named('Add as a service')} onClick={() => on.offer(miss)} />
      <Button
        {...look}
        variant="ghost"
        {...named(miss.dismissed ? 'Restore' : 'Dismiss')}
        onClick={act(() => on.setDismissed(miss, !miss.dismissed))}
      />
    </Flex>
  );
}
