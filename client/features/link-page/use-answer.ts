import { useState } from 'react';
import type { SaveState } from '../../editing/use-auto-save';
import { toAppError } from '../../graphql/errors';
import type { LeadResponseInput } from '../../graphql/schema.generated';
import type { SaveResponse } from './use-save-response';

/** Saves an answer at once, shows it meanwhile, and keeps it at hand where it could not be saved (R230, R231). */
export function useAnswer(leadId: number, save: SaveResponse) {
  const [pending, setPending] = useState<LeadResponseInput | null>(null);
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  /** Answers whether it was saved. */
  const send = async (input: LeadResponseInput): Promise<boolean> => {
    setPending(input);
    setState({ status: 'saving' });
    try {
      await save(leadId, input);
    } catch (failure) {
      setState({ status: 'failed', message: toAppError(failure).message, retry: true });
      return false;
    }
    setPending((now) => (now === input ? null : now));
    setState({ status: 'saved' });
    return true;
  };
  return { pending, state, send, retry: () => pending && void send(pending) };
}
