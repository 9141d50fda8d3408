import { useCallback, useEffect, useState } from 'react';
import { useSaveQueue } from '../../../editing/use-save-queue';
import type { Call } from '../../../graphql/call';
import type { LeadResponseInput } from '../../../graphql/schema.generated';
import {
  LeadsByLinkDocument,
  type LinkPage_PageFragment,
  SaveLeadResponseDocument,
} from './link-page.generated';

type Read =
  | { status: 'loading' }
  | { status: 'wrong-key' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; page: LinkPage_PageFragment };

/** Loads the page of a key from the server (C101), and saves answers to it (C102). */
export function useLinkPage(call: Call, key: string) {
  const [read, setRead] = useState<Read>({ status: 'loading' });
  const load = useCallback(async () => {
    setRead({ status: 'loading' });
    try {
      const { leadsByLink: page } = await call(LeadsByLinkDocument, { key });
      setRead(page ? { status: 'open', page } : { status: 'wrong-key' });
    } catch (error) {
      setRead({ status: 'failed', error });
    }
  }, [call, key]);
  useEffect(() => void load(), [load]);
  const send = useCallback(
    async (leadId: number, input: LeadResponseInput) => {
      const { saveLeadResponse: page } = await call(SaveLeadResponseDocument, { key, leadId, input });
      return page;
    },
    [call, key],
  );
  const show = useCallback((page: LinkPage_PageFragment) => setRead({ status: 'open', page }), []);
  return { read, save: useSaveQueue(send, show), reload: () => void load() };
}
