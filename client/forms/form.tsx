import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ComponentProps, type SubmitEventHandler, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useLanguage } from '../lib/language';
import { forgetDraft } from './kept-draft';
import { RefusalMessage } from './refusal-message';
import { readFilledIn } from './registered';
import { showServerErrors } from './server-errors';

type FormProps<Input extends FieldValues, Output> = Omit<HTMLChakraProps<'form'>, 'onSubmit'> & {
  form: UseFormReturn<Input, unknown, Output>;
  /** Sends the checked values. A rejection is shown in the form; what was typed stays. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Called once it is open to changes again, whatever came of it: its fields can take the focus then. */
  onOpen?: () => void;
  /** What it says of values that the server refused without naming a field; else the server's words. */
  refusal?: string;
  /** What fields say, by the reason that the server names; else the server's words. */
  reasons?: Partial<Record<string, string>>;
};

type Outcome = { failed: false } | { failed: true; error: unknown };

async function settle(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await work();
    return { failed: false };
  } catch (error) {
    return { failed: true, error };
  }
}

const Fields = chakra('fieldset', { base: { display: 'contents' } });

/** A form over `useZodForm`: checks, sends, is closed to changes while sending, shows what the server refused. */
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
    const outcome = await settle(() => onSubmit(values as Output));
    // Open at once: a disabled field has lost the focus, and could not take it for a complaint.
    flushSync(() => setSending(false));
    onOpen?.();
    if (outcome.failed) showServerErrors(form, outcome.error, { language, refusal, reasons });
    else forgetDraft(form);
  });
  // What was used to send it is closed while it is on its way, and loses the focus: it has it again, unless a
  // complaint has taken it.
  useEffect(() => {
    if (isSubmitting || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [isSubmitting]);
  const onSent: SubmitEventHandler<HTMLFormElement> = (event) => {
    // A form in a dialog of this one is not this one.
    event.stopPropagation();
    // The button is closed as soon as the fields are being checked; a second Ctrl and S comes when nothing has the focus.
    if (!isSubmitting && document.activeElement !== document.body) focused.current = document.activeElement;
    readFilledIn(event.currentTarget);
    return submit(event);
  };
  return (
    <chakra.form noValidate display="grid" gap="5" {...rest} onSubmit={onSent} aria-busy={sending}>
      <Fields disabled={sending}>{children}</Fields>
    </chakra.form>
  );
}

type PartProps<Input extends FieldValues, Output> = { form: UseFormReturn<Input, unknown, Output> };

/** The refusal that belongs to no single field. */
export function FormMessage<Input extends FieldValues, Output>({ form }: PartProps<Input, Output>) {
  return <RefusalMessage message={form.formState.errors.root?.server?.message} />;
}

/** The button that sends the form; busy while it is on its way. Outside of it, `formId` says which. */
export function SubmitButton<Input extends FieldValues, Output>({
  form,
  formId,
  ...button
}: PartProps<Input, Output> & Omit<ComponentProps<typeof Button>, 'form'> & { formId?: string }) {
  return <Button type="submit" form={formId} loading={form.formState.isSubmitting} {...button} />;
}
