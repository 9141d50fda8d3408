import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ComponentProps, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../lib/language';
import { discardDraft } from './form-draft';
import { RefusalMessage } from './refusal-message';
import { syncAutofill } from './registered';
import { showServerErrors } from './server-errors';

type FormProps<Input extends FieldValues, Output> = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the valid values. If it rejects, the error is shown in the form and the typed values stay. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Called after each submission, once the form is enabled again and its fields can take the focus. */
  onOpen?: () => void;
  /** The message for values that the server refused without naming a field; defaults to the server's message. */
  refusal?: string;
  /** Messages of fields by the server's reason; default to the server's messages. */
  reasons?: Partial<Record<string, string>>;
};

type Outcome = { failed: false } | { failed: true; error: unknown };

async function outcomeOf(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { failed: false };
  } catch (error) {
    return { failed: true, error };
  }
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A form over `useZodForm`: validates, sends, is disabled while sending, and shows the server's errors. */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  onOpen,
  refusal,
  reasons,
  children,
  ...rest
}: FormProps<Input, Output>) {
  const language = useLanguage();
  const [sending, setSending] = useState(false);
  const { isSubmitting } = form.formState;
  const focused = useRef<Element | null>(null);
  const submit = form.handleSubmit(async (values) => {
    setSending(true);
    const outcome = await outcomeOf(() => onSubmit(values as Output));
    // Enabled synchronously: a disabled field has lost the focus, and could not take it for an error message.
    flushSync(() => setSending(false));
    onOpen?.();
    if (outcome.failed) showServerErrors(form, outcome.error, { language, refusal, reasons });
    else discardDraft(form);
  });
  // The control that sent the form is disabled while sending and loses the focus: it gets it back, unless a field with
  // an error has taken it.
  useEffect(() => {
    if (isSubmitting || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);
  const onSent: SubmitEventHandler<HTMLFormElement> = (event) => {
    // Keeps the event of a form in a nested dialog from reaching this one.
    event.stopPropagation();
    // The button is disabled as soon as validation starts; a second Ctrl+S comes when nothing has the focus.
    if (!isSubmitting && document.activeElement !== document.body) focused.current = document.activeElement;
    syncAutofill(event.currentTarget);
    return submit(event);
  };
  return (
    <chakra.form noValidate display="grid" gap="5" {...rest} onSubmit={onSent} aria-busy={sending}>
      <Fields disabled={sending}>{children}</Fields>
    </chakra.form>
  );
}

type PartProps<Input extends FieldValues, Output> = { form: UseFormReturn<Input, unknown, Output> };

/** The error message that belongs to no single field. */
export function FormMessage<Input extends FieldValues, Output>({ form }: PartProps<Input, Output>) {
  return <RefusalMessage message={form.formState.errors.root?.server?.message} />;
}

/** The button that sends the form; busy while sending. Outside the form, `formId` names it. */
export function SubmitButton<Input extends FieldValues, Output>({
  form,
  formId,
  ...button
}: PartProps<Input, Output> & Omit<ComponentProps<typeof Button>, 'form'> & { formId?: string }) {
  return <Button type="submit" form={formId} loading={form.formState.isSubmitting} {...button} />;
}
