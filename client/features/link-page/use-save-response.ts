import { useCallback, useRef } from 'react';
import type { Call } from '../../graphql/call';
import type { LeadResponseInput } from '../../graphql/schema.generated';
import { type LinkPage_PageFragment, SaveLeadResponseDocument } from './link-page.generated';

/** Saves what is said of a lead; `leaving`: the page is being closed, so that it waits for no other call. */
export type SaveResponse = (leadId: number, input: LeadResponseInput, leaving?: boolean) => Promise<void>;

/** Saves one lead a call, one after the other, so that what was said last stays (R230, R236). */
export function useSaveResponse(
  call: Call,
  key: string,
  onSaved: (page: LinkPage_PageFragment) => void,
): SaveResponse {
  const running = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (leadId, input, leaving = false) => {
      const send = async () => {
        const { saveLeadResponse } = await call(SaveLeadResponseDocument, { key, leadId, input });
        onSaved(saveLeadResponse);
      };
      const turn = leaving ? send() : running.current.then(send);
      running.current = turn.catch(() => undefined);
      return turn;
    },
    [call, key, onSaved],
  );
}
