import { Button, type ButtonProps } from '@chakra-ui/react';
import { useRef } from 'react';
import { texts, useTexts } from '../lib/language';
import { notify } from './notices';
import { CopyIcon } from './pictograms';

/** Milliseconds between the press and the copy (R329). */
const COPY_DELAY = 100;

const copyTexts = texts(
  {
    copied: 'Copied to Clipboard',
    failed: 'Could not copy',
    why: 'Your browser didn’t allow copying. Copy the text yourself.',
  },
  { copied: 'Kua tāruatia', failed: 'Kāore i tāruatia', why: 'Kāore tō pūtirotiro i whakaae.' },
);

type Props = Omit<ButtonProps, 'onClick'> & {
  /** A function is called when the button is pressed, for texts that only the browser knows. */
  text: string | (() => string);
};

/** Copies `text` and confirms it with Copied to Clipboard, for two seconds (R332). */
export function CopyButton({ text, children = 'Copy', ...look }: Props) {
  const say = useTexts(copyTexts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'function' ? text() : text);
      notify({ kind: 'copied', title: say.copied });
    } catch {
      notify({ kind: 'error', title: say.failed, description: say.why });
    }
  };
  const onClick = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(copy, COPY_DELAY);
  };
  return (
    <Button variant="outline" size="sm" {...look} onClick={onClick}>
      <CopyIcon /> {children}
    </Button>
  );
}
