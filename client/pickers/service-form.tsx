import { Text } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { requiredText } from '../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';

const labelSchema = z.object({ label: requiredText(100) });

type Props = {
  suggested?: string;
  /** Saves the service; a rejection is shown in the form. */
  save: (label: string) => Promise<void>;
};

/** The form for the name of a service that suppliers can choose. */
export function ServiceForm({ suggested = '', save }: Props) {
  const form = useZodForm(labelSchema, { defaultValues: { label: suggested } });
  return (
    <Form form={form} pb="3" onSubmit={({ label }) => save(label)}>
      <FormMessage form={form} />
      <Text textStyle="sm" color="fg.muted">
        Suppliers will be able to choose this service. It appears in searches once a listed supplier has
        chosen it.
      </Text>
      <TextField form={form} name="label" label="Name of the service" autoComplete="off" />
      <SubmitButton form={form} justifySelf="end">
        Add service
      </SubmitButton>
    </Form>
  );
}
