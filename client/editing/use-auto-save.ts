import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError } from '../graphql/errors';
import { FieldConflict } from './save-field';

/** Milliseconds without a keystroke before the text is saved. */
const REST = 1000;

export type SaveState =
  | { status: 'idle' | 'typing' | 'saving' | 'saved' }
  /** `retry`: sending the same again may help. `gone`: the record no longer exists. */
  | { status: 'failed'; message: string; retry: boolean; gone?: boolean }
  | { status: 'conflict'; theirs: string };

/** Returns the state for a failure. If the record is gone, trying again does not help. */
export function failedToSave(failure: unknown): Extract<SaveState, { status: 'failed' }> {
  const { code, message } = toAppError(failure);
  const gone = code === 'NOT_FOUND';
  return { status: 'failed', message, retry: !gone, gone };
}

/** Returns true if saving failed because the record no longer exists. */
export const isGone = (state: SaveState): boolean => state.status === 'failed' && state.gone === true;

/** Returns true if saving failed and may succeed if tried again. */
export const needsSaving = (state: SaveState): boolean => state.status === 'failed' && state.retry;

type Options = {
  /** The stored value, as text. */
  stored: string;
  /** Saves the text; may throw. `before` is the stored value when typing began. */
  save: (text: string, before: string) => Promise<void>;
  /** Returns the error message for an invalid text, which is then not sent. */
  check?: (text: string) => string | null;
  /** If true, also saves when typing pauses, not only on blur. */
  whileTyping?: boolean;
};

/**
 * A text that saves itself on blur, and with `whileTyping` one second after the last keystroke. Failures keep the text.
 */
export function useAutoSave({ stored, save, check, whileTyping = false }: Options) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const base = useRef(stored);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Changes on the server show unless the user is typing here.
    if (latest.current === base.current) {
      latest.current = stored;
      setText(stored);
    }
    base.current = stored;
  }, [stored]);

  const flush = async () => {
    clearTimeout(timer.current);
    const sent = latest.current;
    if (sent === base.current) return setState((now) => (now.status === 'typing' ? { status: 'idle' } : now));
    const validationError = check?.(sent);
    if (validationError) return setState({ status: 'failed', message: validationError, retry: false });
    setState({ status: 'saving' });
    const before = base.current;
    try {
      await save(sent, before);
      base.current = sent;
      setState({ status: latest.current === sent ? 'saved' : 'typing' });
    } catch (failure) {
      if (failure instanceof FieldConflict)
        setState({ status: 'conflict', theirs: String(failure.theirs ?? '') });
      else setState(failedToSave(failure));
    }
  };
  const flushLatest = useRef(flush);
  flushLatest.current = flush;
  // Leaving the screen saves text that the timer has not saved yet.
  useEffect(() => () => void flushLatest.current(), []);

  const change = useCallback(
    (typed: string) => {
      latest.current = typed;
      setText(typed);
      setState({ status: 'typing' });
      clearTimeout(timer.current);
      if (whileTyping) timer.current = setTimeout(() => void flushLatest.current(), REST);
    },
    [whileTyping],
  );
  /** Resolves a conflict: the newer text replaces ours, or ours replaces it. */
  const resolveConflict = (take: 'mine' | 'theirs') => {
    if (state.status !== 'conflict') return;
    base.current = state.theirs;
    if (take === 'mine') return void flush();
    latest.current = state.theirs;
    setText(state.theirs);
    setState({ status: 'idle' });
  };
  return { text, state, change, flush: () => void flush(), resolveConflict };
}
