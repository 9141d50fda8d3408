import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inPaperColors } from './print-figure';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Prints the page in the colours of paper, whichever are shown; whether it is being printed. */
export function usePaper(): { printing: boolean; print: () => Promise<void> } {
  const [printing, setPrinting] = useState(false);
  const inFormerColors = useRef<(() => void) | null>(null);
  const toPaper = useCallback(() => {
    inFormerColors.current ??= inPaperColors();
    flushSync(() => setPrinting(true));
  }, []);
  useEffect(() => {
    const back = () => {
      inFormerColors.current?.();
      inFormerColors.current = null;
      setPrinting(false);
    };
    addEventListener('beforeprint', toPaper);
    addEventListener('afterprint', back);
    return () => {
      removeEventListener('beforeprint', toPaper);
      removeEventListener('afterprint', back);
    };
  }, [toPaper]);
  const print = async () => {
    toPaper();
    // Charts take some frames until they are drawn in other colours.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    window.print();
  };
  return { printing, print };
}
