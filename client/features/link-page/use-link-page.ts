import { useCallback, useEffect, useState } from 'react';
import type { Call } from '../../graphql/call';
import { LeadsByLinkDocument, type LinkPage_PageFragment } from './link-page.generated';

type Read =
  | { status: 'loading' }
  | { status: 'wrong-key' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; page: LinkPage_PageFragment };

/** What the key opens, as it stands on the server (C101). */
export function useLinkPage(call: Call, key: string) {
  const [read, setRead] = useState<Read>({ status: 'loading' });
  const show = useCallback((page: LinkPage_PageFragment) => setRead({ status: 'open', page }), []);
  const load = useCallback(async () => {
    setRead({ status: 'loading' });
    try {
      const { leadsByLink } = await call(LeadsByLinkDocument, { key });
      if (leadsByLink) show(leadsByLink);
      else setRead({ status: 'wrong-key' });
    } catch (error) {
      setRead({ status: 'failed', error });
    }
  }, [call, key, show]);
  useEffect(() => void load(), [load]);
  return { read, show, reload: () => void load() };
}
