import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { inPrintColors } from './print-figure';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Prints the page in print colours, whatever the current colour mode; `printing` is true meanwhile. */
export function usePrintMode(): { printing: boolean; print: () => Promise<void> } {
  const [printing, setPrinting] = useState(false);
  const inFormerColors = useRef<(() => void) | null>(null);
  const toPaper = useCallback(() => {
    inFormerColors.current ??= inPrintColors();
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
    // Charts take several frames to change their colours.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    window.print();
  };
  return { printing, print };
}
