import { useEffect, useState } from 'react';

/**
 * The badge's figures as a sentence; `asking` while loading, `none` if there is no public badge, `failed` on errors.
 */
export type BadgeFigures = { text: string } | 'asking' | 'none' | 'failed';

async function ask(address: string, signal: AbortSignal): Promise<BadgeFigures> {
  // A cached answer may be from before the record was public.
  const answer = await fetch(address, { credentials: 'omit', cache: 'no-cache', signal });
  if (answer.status === 404) return 'none';
  if (!answer.ok) return 'failed';
  const { text } = await answer.json();
  return { text };
}

/** Fetches the public figures at this address. */
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
