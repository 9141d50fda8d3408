import { useState } from 'react';
import { toAppError } from '../graphql/errors';
import type { SaveState } from './use-auto-save';

/** Saves a choice at once, shows it meanwhile, and keeps it at hand where it could not be saved (R230, R231, R241). */
export function useChoice<Input>(save: (input: Input) => Promise<void>) {
  const [pending, setPending] = useState<Input | null>(null);
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  /** Answers whether it was saved. */
  const send = async (input: Input): Promise<boolean> => {
    setPending(input);
    setState({ status: 'saving' });
    try {
      await save(input);
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
