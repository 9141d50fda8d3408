import { Button, Flex, Text } from '@chakra-ui/react';
import { email, text } from '../../../editing/field-kinds';
import { type FieldTable, field, schemaOf, valuesOf } from '../../../editing/field-table';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import type { ConfirmedContactInput } from '../../../graphql/schema.generated';
import type { Lead } from './lead-fields';

/** All fields of the contact (R197). */
const contactFields = {
  fullName: field('Full name', text(200), (lead: Lead) => lead.fromName),
  mobile: field('Mobile', text(50), (lead: Lead) => lead.fromPhone),
  email: field('Email', email, (lead: Lead) => lead.fromEmail),
} satisfies FieldTable<Lead, ConfirmedContactInput>;

const schema = schemaOf(contactFields);

/** The contact as confirmed by staff; null for unknown details. */
export type ConfirmedContact = { fullName: string | null; mobile: string | null; email: string | null };

type Props = {
  lead: Lead;
  /** The contact confirmed earlier, if the user has come back to this step. */
  contact: ConfirmedContact | null;
  label: string;
  children: string;
  confirmLabel: string;
  /** If it rejects, the error is shown and the typed values stay. */
  onConfirm: (contact: ConfirmedContact) => Promise<unknown> | unknown;
  onClose: () => void;
};

/**
 * Asks staff to confirm the contact that the supplier will write to, before an enquiry is created from the lead (R197).
 */
export function ContactForm({ lead, contact, label, children, confirmLabel, onConfirm, onClose }: Props) {
  const known = contact
    ? { ...lead, fromName: contact.fullName, fromPhone: contact.mobile, fromEmail: contact.email }
    : lead;
  const form = useZodForm(schema, { defaultValues: valuesOf(contactFields, known) });
  const of = (name: keyof typeof contactFields) => ({ form, name, label: contactFields[name].label });
  return (
    <Form
      form={form}
      aria-label={label}
      autoComplete="off"
      pb="3"
      onSubmit={async ({ fullName, mobile, email: address }) =>
        onConfirm({
          fullName: contactFields.fullName.toInput(fullName),
          mobile: contactFields.mobile.toInput(mobile),
          email: contactFields.email.toInput(address),
        })
      }
    >
      <Text textStyle="sm">{children}</Text>
      <FormMessage form={form} />
      <TextField {...of('fullName')} maxLength={200} />
      <TextField {...of('mobile')} type="tel" maxLength={50} />
      <TextField {...of('email')} type="email" maxLength={254} />
      <Flex justify="flex-end" gap="2">
        <Button variant="ghost" colorPalette="neutral" onClick={onClose}>
          Cancel
        </Button>
        <SubmitButton form={form}>{confirmLabel}</SubmitButton>
      </Flex>
    </Form>
  );
}
