import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { type SendContext, type SendOptions, useSendOnce } from './send-once';

type Options<Input, Output, Answer> = SendOptions & {
  /** The subject of the form, such as 'enquiry-5' (send-once.ts). */
  subject: string;
  /** The form's values after it has been sent. */
  blank: DefaultValues<Input>;
  send: (fields: Output, context: SendContext) => Promise<Answer>;
};

/**
 * The state of a form that is hidden behind a panel (sent-panel.tsx) once it has been sent, until the visitor starts
 * another. `answer` is what `send` returned; null before that.
 */
export function useSubmission<Input extends FieldValues, Output extends object, Answer>(
  form: UseFormReturn<Input, unknown, Output>,
  { subject, until, blank, send }: Options<Input, Output, Answer>,
) {
  const sendOnce = useSendOnce(subject, { until });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const submit = async (fields: Output) => {
    setAnswer(await sendOnce(fields, (context) => send(fields, context)));
    form.reset(blank);
  };
  const startAnother = () => {
    sendOnce.startAnother();
    setAnswer(null);
  };
  return { answer, submit, startAnother };
}
