import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { fieldRules } from '../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../forms/form';
import { Trap, trapInput, useLanguageCode } from '../../forms/form-guard';
import { formTexts } from '../../forms/form-texts';
import { useSendOnce } from '../../forms/send-once';
import { SentPanel } from '../../forms/sent-panel';
import { TextField } from '../../forms/text-fields';
import { useZodForm } from '../../forms/use-zod-form';
import type { SupplierSearchFilter } from '../../graphql/schema.generated';
import { useLanguage, useTexts } from '../../lib/language';
import { useRequestSupplierAlertMutation } from './alert-request.generated';
import { alertTexts } from './alert-texts';

const empty = { email: '', trap: false };

/**
 * Asks for the address that one mail goes to when a supplier joins that the search finds. A minute later, or after
 * “Use another address”, the same address is mailed again: its first mail may be lost, or its alert cancelled since.
 */
export default function AlertForm({ search }: { search: SupplierSearchFilter }) {
  const text = useTexts(alertTexts);
  const language = useLanguage();
  const languageCode = useLanguageCode();
  const schema = useMemo(() => {
    const { emailAddress } = fieldRules(formTexts[language]);
    return z.object({ email: emailAddress(formTexts[language].empty), trap: z.boolean() });
  }, [language]);
  const form = useZodForm(schema, { defaultValues: empty, untilSent: true });
  const [request] = useRequestSupplierAlertMutation();
  const sendOnce = useSendOnce(`alert-${JSON.stringify(search)}`, { until: 'mail is due' });
  const [sent, setSent] = useState(false);

  const onSubmit = async ({ email, trap }: z.output<typeof schema>) => {
    const input = { email, search, companyFax: trapInput(trap), language: languageCode };
    await sendOnce({ email }, (context) => request({ variables: { input }, context }));
    setSent(true);
    form.reset(empty);
  };

  const onAgain = () => {
    sendOnce.startAnother();
    setSent(false);
  };
  if (sent)
    return (
      <SentPanel title={text.sent} again={text.again} onAgain={onAgain}>
        {text.sentText}
      </SentPanel>
    );
  return (
    <Form form={form} onSubmit={onSubmit} position="relative" gap="4">
      <FormMessage form={form} />
      <TextField
        form={form}
        name="email"
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <Trap form={form} />
      <SubmitButton form={form} justifySelf="start">
        {text.send}
      </SubmitButton>
    </Form>
  );
}
