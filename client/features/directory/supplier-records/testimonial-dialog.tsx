import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { CheckboxField } from '../../../forms/checkbox-field';
import { requiredText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import type { TestimonialInput } from '../../../graphql/schema.generated';
import { Dialog } from '../../../ui/dialog';
import type { Supplier } from './supplier-fields';

type Testimonial = Supplier['testimonials'][number];

type Props = {
  testimonial: Testimonial | null;
  staff: boolean;
  onClose: () => void;
  save: (row: TestimonialInput) => Promise<boolean>;
};

const schema = z.object({
  fullName: requiredText(100),
  message: requiredText(225),
  visible: z.boolean(),
  featured: z.boolean(),
});

/** The dialog for a testimonial. Only staff change its text (R101); a featured testimonial is always visible (R100). */
export function TestimonialDialog({ testimonial, staff, onClose, save }: Props) {
  const form = useZodForm(schema, {
    defaultValues: {
      fullName: testimonial?.fullName ?? '',
      message: testimonial?.message ?? '',
      visible: testimonial?.visible ?? false,
      featured: testimonial?.featured ?? false,
    },
  });
  const featured = useWatch({ control: form.control, name: 'featured' });
  const { setValue } = form;
  useEffect(() => {
    if (featured) setValue('visible', true);
  }, [featured, setValue]);
  const submit = async ({ fullName, message, visible }: z.output<typeof schema>) => {
    const shown = { id: testimonial?.id, visible: visible || featured, featured };
    if (await save(staff ? { ...shown, fullName, message } : shown)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={testimonial ? 'Testimonial' : 'Add a testimonial'}>
      <Form form={form} onSubmit={submit} aria-label="Testimonial" pb="3">
        <FormMessage form={form} />
        <TextField
          form={form}
          name="fullName"
          label="Full name"
          disabled={!staff}
          maxLength={100}
          required={staff}
        />
        <TextAreaField
          form={form}
          name="message"
          label="Message"
          disabled={!staff}
          maxLength={225}
          required={staff}
          hint={staff ? 'Up to 225 characters.' : 'Only our team can change what a customer said.'}
        />
        <CheckboxField form={form} name="featured" label="Featured" hint="Shown first, and always visible." />
        <CheckboxField form={form} name="visible" label="Visible on the public profile" disabled={featured} />
        <SubmitButton form={form} justifySelf="end">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
