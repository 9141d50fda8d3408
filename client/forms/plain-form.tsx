import { chakra } from '@chakra-ui/react';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isPassword } from './draft-store';
import type { Refusal } from './server-errors';

type Texts<Name extends string> = Partial<Record<Name, string>>;

type Options<Name extends string> = {
  /** The fields, with their error messages while empty. */
  empty: Record<Name, string>;
  /** Sends the typed values, none of which is empty; if it rejects, the error is shown and the typed values stay. */
  send: (typed: Record<Name, string>) => Promise<unknown>;
  /** Converts a rejection to error messages. */
  refused: (thrown: unknown) => Pick<Refusal, 'fields' | 'message'>;
};

/**
 * A form of one or two required fields without the form library, for forms in the first load of a page. `field` is for
 * `PlainField`, `message` is the error message that belongs to no field.
 */
export function usePlainForm<Name extends string>({ empty, send, refused }: Options<Name>) {
  const names = Object.keys(empty) as Name[];
  const [typed, setTyped] = useState(() => Object.fromEntries(names.map((name) => [name, ''])));
  const [validationErrors, setComplaints] = useState<Texts<Name>>({});
  const [message, setMessage] = useState<string>();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const focused = useRef<Element | null>(null);
  // The button is disabled while sending and loses the focus: it gets it back after a refusal.
  useEffect(() => {
    if (sending || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [sending]);
  const given = (name: Name, all = typed) =>
    isPassword(name) ? (all[name] ?? '') : (all[name] ?? '').trim();
  /** Returns the texts of the fields, from the document: password managers fill in some without an event. */
  const fieldsNow = () => {
    const shown = new FormData(element.current ?? undefined);
    return Object.fromEntries(names.map((name) => [name, String(shown.get(name) ?? typed[name] ?? '')]));
  };
  const focus = (name: string | undefined) =>
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    const filledIn = fieldsNow();
    setTyped(filledIn);
    setTried(true);
    setMessage(undefined);
    setComplaints({});
    if (sending) return;
    const missing = names.find((name) => given(name, filledIn) === '');
    if (missing) return focus(missing);
    focused.current = document.activeElement;
    setSending(true);
    try {
      await send(
        Object.fromEntries(names.map((name) => [name, given(name, filledIn)])) as Record<Name, string>,
      );
    } catch (error) {
      const refusal = refused(error);
      setMessage(refusal.message);
      setComplaints(Object.fromEntries(refusal.fields) as Texts<Name>);
      focus(refusal.fields[0]?.[0]);
    } finally {
      setSending(false);
    }
  };
  const field = (name: Name) => ({
    name,
    value: typed[name] ?? '',
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setComplaints((before) => ({ ...before, [name]: undefined }));
    },
    validationError: validationErrors[name] ?? (tried && given(name) === '' ? empty[name] : undefined),
    readOnly: sending,
  });
  return { element, onSubmit, field, message, sending };
}

type FormProps = {
  form: {
    element: RefObject<HTMLFormElement | null>;
    onSubmit: (event: SubmitEvent) => unknown;
    sending: boolean;
  };
  children: ReactNode;
};

export const PlainForm = ({ form: { element, onSubmit, sending }, children }: FormProps) => (
  <chakra.form ref={element} noValidate display="grid" gap="5" onSubmit={onSubmit} aria-busy={sending}>
    {children}
  </chakra.form>
);
