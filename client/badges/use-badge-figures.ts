import { useEffect, useState } from 'react';

/** What the badge says in a sentence; that there is none to be seen; or that nobody knows. */
export type BadgeFigures = { text: string } | 'asking' | 'none' | 'failed';

async function ask(address: string, signal: AbortSignal): Promise<BadgeFigures> {
  // What a browser has kept may be from before the record was shown.
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal });
  if (answer.status === 404) return 'none';
  if (!answer.ok) return 'failed';
  const { text } = await answer.json();
  return { text };
}

/** Asks what everybody is told at this address. */
export function useBadgeFigures(address: string): BadgeFigures {
  const [figures, setFigures] = useState<BadgeFigures>('asking');
  useEffect(() => {
    const controller = new AbortController();
    ask(address, controller.signal).then(setFigures, () => {
      if (!controller.signal.aborted) setFigures('failed');
    });
    return () => controller.abort();
  }, [address]);
  return figures;
}
