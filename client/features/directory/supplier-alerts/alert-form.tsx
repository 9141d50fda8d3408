import { useMemo } from 'react';
import * as z from 'zod/mini';
import { fieldRules } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { Honeypot, honeypotInput, useLanguageCode } from '../../../forms/form-guard';
import { formTexts } from '../../../forms/form-texts';
import { SentPanel } from '../../../forms/sent-panel';
import { TextField } from '../../../forms/text-fields';
import { useSubmission } from '../../../forms/use-submission';
import { useZodForm } from '../../../forms/use-zod-form';
import type { SupplierSearchFilter } from '../../../graphql/schema.generated';
import { useLanguage, useTexts } from '../../../lib/language';
import { useRequestSupplierAlertMutation } from './alert-request.generated';
import { alertTexts } from './alert-texts';

const empty = { email: '', trap: false };

/**
 * Asks for an email address to notify once when a matching supplier joins. A minute later, or after “Use another
 * address”, the same address is mailed again: its first mail may be lost, or its alert cancelled since.
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
  const { answer, submit, startAnother } = useSubmission(form, {
    subject: `alert-${JSON.stringify(search)}`,
    until: 'mail is due',
    blank: empty,
    send: ({ email, trap }, context) => {
      const input = { email, search, companyFax: honeypotInput(trap), language: languageCode };
      return request({ variables: { input }, context });
    },
  });

  return (
    <>
      {answer && (
        <SentPanel title={text.sent} again={text.again} onAgain={startAnother}>
          {text.sentText}
        </SentPanel>
      )}
      <Form form={form} onSubmit={submit} hidden={Boolean(answer)} position="relative" gap="4">
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
        <Honeypot form={form} />
        <SubmitButton form={form} justifySelf="start">
          {text.send}
        </SubmitButton>
      </Form>
    </>
  );
}
