import { useState } from 'react';
import { useWhenOnline } from '../lib/use-when-online';
import { failedToSave, needsSaving, type SaveState } from './use-auto-save';

/**
 * Saves a choice at once, shows it meanwhile, and keeps it if saving fails (R230, R231, R241): it is sent again when
 * the network is back.
 */
export function useChoice<Input>(save: (input: Input) => Promise<void>) {
  const [pending, setPending] = useState<Input | null>(null);
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  /** Returns true if it was saved. */
  const send = async (input: Input): Promise<boolean> => {
    setPending(input);
    setState({ status: 'saving' });
    try {
      await save(input);
    } catch (failure) {
      setState(failedToSave(failure));
      return false;
    }
    setPending((now) => (now === input ? null : now));
    setState({ status: 'saved' });
    return true;
  };
  const retry = () => pending && void send(pending);
  useWhenOnline(() => needsSaving(state) && retry());
  return { pending, state, send, retry };
}
