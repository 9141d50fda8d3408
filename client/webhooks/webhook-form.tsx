import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { requiredText } from '../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { FormFoot } from '../forms/form-foot';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';
import { evictQueries } from '../graphql/row-cache';
import type { WebhookEvent } from '../graphql/schema.generated';
import { type Language, useLanguage, useTexts } from '../lib/language';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { EventsField } from './events-field';
import type { WebhookValues } from './webhook';
import { webhookTexts } from './webhook-texts';
import { useCreateWebhookMutation, useWebhookEventsQuery } from './webhooks.generated';

const isAddress = (value: string) => /^https?:\/\//i.test(value.trim()) && URL.canParse(value.trim());

const schemaIn = (language: Language) => {
  const text = webhookTexts[language];
  return z.object({
    name: requiredText(60, text.enterName),
    url: z.string().check(z.refine(isAddress, text.enterUrl)),
    eventTypes: z.array(z.custom<WebhookEvent>()).check(z.minLength(1, text.chooseEvent)),
  });
};

const SCHEMAS = { en: schemaIn('en'), mi: schemaIn('mi') };

type Props = {
  /** The webhook to change. Absent for a new one. */
  webhook?: WebhookValues;
  submitLabel: string;
  onSubmit: (values: WebhookValues) => Promise<unknown>;
};

/** The form of a webhook. */
export function WebhookForm({ webhook, submitLabel, onSubmit }: Props) {
  const text = useTexts(webhookTexts);
  const { data, error, refetch } = useWebhookEventsQuery();
  const { name, url, eventTypes } = webhook ?? { name: '', url: 'https://', eventTypes: [] };
  const form = useZodForm(SCHEMAS[useLanguage()], { defaultValues: { name, url, eventTypes } });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />;
  if (!data) return <LoadingLines lines={8} pb="5" />;
  // Staff may edit a webhook with events that they could not choose themselves.
  const offered = [...data.webhookEvents, ...eventTypes];
  return (
    <Form form={form} autoComplete="off" onSubmit={onSubmit}>
      <FormMessage form={form} />
      <TextField form={form} name="name" label={text.name} hint={text.nameHint} maxLength={60} required />
      <TextField form={form} name="url" label={text.url} hint={text.urlHint} maxLength={2000} required />
      <EventsField form={form} events={offered} />
      <FormFoot>
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
      </FormFoot>
    </Form>
  );
}

/** The form of a new webhook. `onCreated` receives its secret, which cannot be read again. */
export function NewWebhookForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const text = useTexts(webhookTexts);
  const { cache } = useApolloClient();
  const [create] = useCreateWebhookMutation();
  return (
    <WebhookForm
      submitLabel={text.createIt}
      onSubmit={async (input) => {
        const result = await create({ variables: { input } });
        evictQueries(cache, 'webhooks');
        if (result.data) onCreated(result.data.createWebhook.secret);
      }}
    />
  );
}
