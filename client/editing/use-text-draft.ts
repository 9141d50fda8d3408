import { useEffect, useRef, useState } from 'react';
import { useWhenOnline } from '../lib/use-when-online';
import { draftOf, saveDraft } from './text-drafts';
import { needsSaving, useAutoSave } from './use-auto-save';

/**
 * Returns the stored text; if it only lacks the blanks around the sent text, returns the sent one, since the user may
 * still type on after them.
 */
const asTyped = (stored: string, sent: string | null) => (sent?.trim() === stored.trim() ? sent : stored);

type Options = {
  /** The key of the record, such as 'lead-7'. */
  about: string;
  stored: string;
  /** `leaving`: the page is being closed. */
  save: (text: string, leaving: boolean) => Promise<void>;
};

/**
 * A text on a link page: saved a second after the last keystroke (R234) and when the page is left. Until it is known to
 * be saved it is remembered on the device, and offered when the page is opened again.
 */
export function useTextDraft({ about, stored, save }: Options) {
  const sent = useRef<string | null>(null);
  const leaving = useRef(false);
  const [left, setLeft] = useState(() => {
    const words = draftOf(about);
    return words?.trim() === stored.trim() ? null : words;
  });
  const keep = (typed: string | null, before: string | null) => {
    const words = [typed, before].filter((each) => each !== null);
    saveDraft(about, words.length > 0 ? words.join('\n') : null);
  };
  const { text, state, change, flush } = useAutoSave({
    stored: asTyped(stored, sent.current),
    save: async (typed) => {
      sent.current = typed;
      await save(typed, leaving.current);
      if (latest.current.text === typed) keep(null, latest.current.left);
    },
    whileTyping: true,
  });
  const latest = useRef({ flush, state, text, left });
  latest.current = { flush, state, text, left };

  useEffect(() => {
    if (draftOf(about)?.trim() === stored.trim()) saveDraft(about, null);
  }, [about, stored]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden' || latest.current.state.status === 'saving') return;
      leaving.current = true;
      latest.current.flush();
      leaving.current = false;
    };
    document.addEventListener('visibilitychange', leave);
    return () => document.removeEventListener('visibilitychange', leave);
  }, []);
  useWhenOnline(() => needsSaving(state) && flush());

  const type = (typed: string, before = left) => {
    keep(typed, before);
    change(typed);
  };
  return {
    text,
    state,
    type,
    flush,
    /** Unsaved text of an earlier visit. */
    left,
    takeLeft: () => {
      setLeft(null);
      if (left !== null) type(text === stored ? left : `${text}\n${left}`, null);
    },
    dropLeft: () => {
      setLeft(null);
      keep(text === stored ? null : text, null);
    },
  };
}
