import { useCallback, useEffect, useState } from 'react';
import { useSaveQueue } from '../../../editing/use-save-queue';
import type { Call } from '../../../graphql/call';
import type { ProspectingBuyerInput } from '../../../graphql/schema.generated';
import {
  ProspectingBuyersDocument,
  type ProspectingBuyersQuery,
  SaveProspectingBuyerDocument,
} from './prospecting.generated';

type Page = NonNullable<ProspectingBuyersQuery['prospectingBuyers']>;
type Read =
  | { status: 'loading' }
  | { status: 'nothing' }
  | { status: 'failed'; error: unknown }
  | { status: 'open'; page: Page };

/** Loads the buyers of a key for the signed-in user (C103), and saves the user's findings about them (C104). */
export function useProspecting(call: Call, key: string) {
  const [read, setRead] = useState<Read>({ status: 'loading' });
  const load = useCallback(async () => {
    setRead({ status: 'loading' });
    try {
      const { prospectingBuyers: page } = await call(ProspectingBuyersDocument, { key });
      setRead(page ? { status: 'open', page } : { status: 'nothing' });
    } catch (error) {
      setRead({ status: 'failed', error });
    }
  }, [call, key]);
  useEffect(() => void load(), [load]);
  const send = useCallback(
    async (id: number, input: ProspectingBuyerInput) => {
      const { saveProspectingBuyer: buyers } = await call(SaveProspectingBuyerDocument, { key, id, input });
      return buyers;
    },
    [call, key],
  );
  const show = useCallback(
    (buyers: Page['buyers']) =>
      setRead((now) => (now.status === 'open' ? { ...now, page: { ...now.page, buyers } } : now)),
    [],
  );
  return { read, save: useSaveQueue(send, show), reload: () => void load() };
}
