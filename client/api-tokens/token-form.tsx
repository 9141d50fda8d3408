import { useApolloClient } from '@apollo/client/react';
import * as z from 'zod/mini';
import { SelectField } from '../forms/choice-fields';
import { requiredText } from '../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';
import { evictQueries } from '../graphql/row-cache';
import type { TokenScope } from '../graphql/schema.generated';
import { type Language, useLanguage, useTexts } from '../lib/language';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { useCreateApiTokenMutation, useGrantableScopesQuery } from './api-tokens.generated';
import { ScopesField } from './scopes-field';
import { tokenTexts } from './token-texts';

const schemaIn = (language: Language) =>
  z.object({
    name: requiredText(60, tokenTexts[language].enterName),
    days: z.string(),
    scopes: z.array(z.custom<TokenScope>()).check(z.minLength(1, tokenTexts[language].choose)),
  });

const SCHEMAS = { en: schemaIn('en'), mi: schemaIn('mi') };

/** The form for a new token. `onCreated` receives the token itself, which cannot be read again. */
export function NewTokenForm({ onCreated }: { onCreated: (token: string) => void }) {
  const text = useTexts(tokenTexts);
  const { cache } = useApolloClient();
  const { data, error, refetch } = useGrantableScopesQuery();
  const [create] = useCreateApiTokenMutation();
  const form = useZodForm(SCHEMAS[useLanguage()], { defaultValues: { name: '', days: '90', scopes: [] } });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />;
  if (!data) return <LoadingLines lines={8} pb="5" />;
  return (
    <Form
      form={form}
      pb="3"
      autoComplete="off"
      onSubmit={async ({ name, days, scopes }) => {
        const input = { name, scopes, expiresInDays: days ? Number(days) : null };
        const result = await create({ variables: { input } });
        evictQueries(cache, 'apiTokens');
        if (result.data) onCreated(result.data.createApiToken.token);
      }}
    >
      <FormMessage form={form} />
      <TextField form={form} name="name" label={text.name} hint={text.nameHint} maxLength={60} required />
      <SelectField
        form={form}
        name="days"
        label={text.expires}
        options={[
          { value: '30', label: text.days30 },
          { value: '90', label: text.days90 },
          { value: '365', label: text.days365 },
          { value: '', label: text.never },
        ]}
      />
      <ScopesField form={form} scopes={data.grantableScopes} />
      <SubmitButton form={form} justifySelf="end">
        {text.createIt}
      </SubmitButton>
    </Form>
  );
}
