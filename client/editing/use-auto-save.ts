import { useCallback, useEffect, useRef, useState } from 'react';
import { toAppError } from '../graphql/errors';
import { FieldConflict } from './field-conflict';

/** Milliseconds without a key after which what was typed is saved. */
const REST = 1000;

export type SaveState =
  | { status: 'idle' | 'typing' | 'saving' | 'saved' }
  /** `retry`: sending the same again may help. `gone`: there is nothing to save it of any more. */
  | { status: 'failed'; message: string; retry: boolean; gone?: boolean }
  | { status: 'conflict'; theirs: string };

/** What has not been saved, and why. Of what is gone, sending it again does not help. */
export function failedToSave(failure: unknown): Extract<SaveState, { status: 'failed' }> {
  const { code, message } = toAppError(failure);
  const gone = code === 'NOT_FOUND';
  return { status: 'failed', message, retry: !gone, gone };
}

/** Whether it could not be saved because there is nothing to save it of any more. */
export const isGone = (state: SaveState): boolean => state.status === 'failed' && state.gone === true;

/** Whether it was not saved, and may be if it is sent again. */
export const isToBeSent = (state: SaveState): boolean => state.status === 'failed' && state.retry;

type Options = {
  /** What is stored, as text. */
  stored: string;
  /** Saves the text; may raise. `before` is what stood there when typing began. */
  save: (text: string, before: string) => Promise<void>;
  /** A complaint about the text, which is then not sent. */
  check?: (text: string) => string | null;
  /** Save while typing rests, not only when the field is left. */
  whileTyping?: boolean;
};

/** A text that saves itself when the field is left, and one second after typing if wanted. Failures keep the text. */
export function useAutoSave({ stored, save, check, whileTyping = false }: Options) {
  const [text, setText] = useState(stored);
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const base = useRef(stored);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // What changed on the server shows unless something is being typed here.
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
    const complaint = check?.(sent);
    if (complaint) return setState({ status: 'failed', message: complaint, retry: false });
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
  // Leaving the screen saves what the timer had not yet.
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
  /** Settles a conflict: the newer text takes the place of ours, or ours replaces it. */
  const settle = (take: 'mine' | 'theirs') => {
    if (state.status !== 'conflict') return;
    base.current = state.theirs;
    if (take === 'mine') return void flush();
    latest.current = state.theirs;
    setText(state.theirs);
    setState({ status: 'idle' });
  };
  return { text, state, change, flush: () => void flush(), settle };
}
